/* What the array held before is thrown away. */
#include <nibble/moves.h>
#include <string.h>

static void land(uint64_t counts[64], const nb_position *position,
                 unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        if (depth == 1) {
            counts[nb_move_to(moves[i])]++;
        } else {
            nb_position after = nb_position_after(position, moves[i]);
            land(counts, &after, depth - 1);
        }
}

void ex_landing(uint64_t counts[64], const nb_position *position,
                unsigned depth)
{
    memset(counts, 0, 64 * sizeof *counts);
    land(counts, position, depth);
}
