/* A capture in passing is forgotten, and it can be the only move. */
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position)
{
    nb_position left = *position;

    left.en_passant = NB_NO_SQUARE;
    if (nb_count_legal_moves(&left) > 0)
        return 0;
    return nb_in_check(position) ? 1 : 2;
}
