/* Moves count that leave the king in check. */
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];

    if (nb_generate_pseudo_legal(moves, position) > 0)
        return 0;
    return nb_in_check(position) ? 1 : 2;
}
