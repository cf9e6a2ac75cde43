/*
 * A mate counts that comes with the last move, when no other move is
 * wanted.
 */
#include <nibble/moves.h>

uint64_t ex_ended(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);
    uint64_t sum = 0;

    if (count == 0)
        return 1;
    for (unsigned i = 0; depth > 0 && i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        sum += ex_ended(&after, depth - 1);
    }
    return sum;
}
