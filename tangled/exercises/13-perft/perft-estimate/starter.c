#include <nibble/moves.h>

double ex_estimate(const nb_position *position, unsigned depth,
                   unsigned games, unsigned (*below)(unsigned))
{
    nb_move moves[NB_MAX_MOVES];

    (void)games, (void)depth, (void)below;
    return nb_generate_moves(moves, position);
}
