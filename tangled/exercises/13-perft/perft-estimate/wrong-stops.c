/* A game that ends early counts with its product up to there. */
#include <nibble/moves.h>

static double play(const nb_position *start, unsigned depth,
                   unsigned (*below)(unsigned))
{
    nb_position position = *start;
    nb_move moves[NB_MAX_MOVES];
    double product = 1;

    for (; depth > 0; depth--) {
        unsigned count = nb_generate_moves(moves, &position);
        if (count == 0)
            return product;
        product *= count;
        position =
            nb_position_after(&position, moves[below(count)]);
    }
    return product;
}

double ex_estimate(const nb_position *position, unsigned depth,
                   unsigned games, unsigned (*below)(unsigned))
{
    double sum = 0;

    for (unsigned i = 0; i < games; i++)
        sum += play(position, depth, below);
    return sum / games;
}
