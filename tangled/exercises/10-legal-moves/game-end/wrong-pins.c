/* Moves count that leave the king in check. */
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    nb_move moves[NB_MOST_MOVES];

    if (nb_pseudo_legal_moves(moves, position) > 0)
        return 0;
    return nb_in_check(position) ? 1 : 2;
}
