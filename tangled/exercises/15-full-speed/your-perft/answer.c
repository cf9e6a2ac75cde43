#include <nibble/perft.h>

uint64_t ex_perft(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;

    if (depth <= 1)
        return depth == 0 ? 1 : nb_count_legal_moves(position);
    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;) {
        const nb_position after = nb_position_after(position, moves[n]);
        sum += ex_perft(&after, depth - 1);
    }
    return sum;
}
