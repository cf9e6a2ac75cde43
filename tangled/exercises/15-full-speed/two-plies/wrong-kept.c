/* No reply captures en passant. */
#include <nibble/perft.h>

uint64_t ex_two_plies(const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;) {
        nb_position after = nb_position_after(position, moves[n]);
        after.en_passant = NB_NO_SQUARE;
        sum += nb_count_legal_moves(&after);
    }
    return sum;
}
