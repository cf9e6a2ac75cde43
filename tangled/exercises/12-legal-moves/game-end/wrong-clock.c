/* The half-moves end the game, and here they do not. */
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    if (nb_count_legal_moves(position) > 0)
        return position->halfmoves < 100 ? 0 : 2;
    return nb_in_check(position) ? 1 : 2;
}
