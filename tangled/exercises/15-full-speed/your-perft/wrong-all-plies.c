/* The inner positions are counted as well as the leaves. */
#include <nibble/perft.h>

uint64_t ex_perft(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 1;

    for (unsigned n = nb_generate_moves(moves, position);
         depth > 0 && n-- > 0;) {
        const nb_position after = nb_position_after(position, moves[n]);
        sum += ex_perft(&after, depth - 1);
    }
    return sum;
}
