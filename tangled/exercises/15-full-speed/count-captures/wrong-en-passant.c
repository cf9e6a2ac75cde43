/* A capture en passant counts even if it exposes the king. */
#include <nibble/bitscan.h>
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned sum = nb_popcount(nb_en_passant_capturers(position));

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;)
        sum += nb_move_captured(moves[n]) != NB_EMPTY &&
               !nb_move_is_en_passant(moves[n]);
    return sum;
}
