/* The squares of captures are counted, and not the moves. */
#include <nibble/bitscan.h>
#include <nibble/moves.h>

unsigned ex_count_captures(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t squares = 0;

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;)
        if (nb_move_captured(moves[n]) != NB_EMPTY)
            squares |= UINT64_C(1) << nb_move_to(moves[n]);
    return nb_popcount(squares);
}
