/* Captures that leave the king in check are counted as well. */
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = 0;

    for (unsigned n = nb_generate_pseudo_legal(moves, position);
         n-- > 0;)
        sum += nb_move_captured(moves[n]) != NB_EMPTY;
    return sum;
}
