/*
 * The mean numbers of moves at each depth are multiplied, which is not
 * the mean of the products.
 */
#include <nibble/moves.h>

double ex_estimate(const nb_position *position, unsigned depth,
                   unsigned games, unsigned (*below)(unsigned))
{
    nb_move moves[NB_MAX_MOVES];
    double product = 1;

    for (unsigned n = 0; n < depth; n++) {
        double sum = 0;
        for (unsigned i = 0; i < games; i++) {
            nb_position here = *position;
            unsigned count = nb_generate_moves(moves, &here);
            for (unsigned k = 0; k < n && count > 0; k++) {
                here = nb_position_after(&here, moves[below(count)]);
                count = nb_generate_moves(moves, &here);
            }
            sum += count;
        }
        product *= sum / games;
    }
    return product;
}
