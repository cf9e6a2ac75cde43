/* All moves on the way are counted, and not only the last ones. */
#include <nibble/moves.h>

void ex_landing(uint64_t counts[64], const nb_position *position,
                unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        counts[nb_move_to(moves[i])]++;
        if (depth > 1)
            ex_landing(counts, &after, depth - 1);
    }
}
