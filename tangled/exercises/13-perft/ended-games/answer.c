#include <nibble/moves.h>

uint64_t ex_ended(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count;
    uint64_t sum = 0;

    if (depth == 0)
        return 0;
    count = nb_generate_moves(moves, position);
    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        sum += ex_ended(&after, depth - 1);
    }
    return count == 0 ? 1 : sum;
}
