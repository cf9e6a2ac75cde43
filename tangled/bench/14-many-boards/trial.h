/*
 * trial.h: the counter, with LANES boards at once. IMPL(name) gives a
 * name its ending.
 */
#include "../../examples/14-many-boards/counter.h"
#include "trials.h"

/* The counter's walk, with children that nb_position_after makes. */
static uint64_t walk_made(batch *to, const nb_position *position,
                          unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    uint64_t sum = 0;

    for (unsigned n = nb_generate_moves(moves, position); n-- > 0;) {
        const nb_position after = nb_position_after(position, moves[n]);

        if (depth > 2 || nb_en_passant_capturers(&after) != 0) {
            sum += depth > 2 ? walk_made(to, &after, depth - 1)
                             : nb_count_legal_moves(&after);
            continue;
        }
        put(to, &after.quad, after.castling >> 2 * after.side);
        if (to->count == LANES)
            sum += count_batch(to, after.side);
    }
    return sum;
}

uint64_t IMPL(perft_made)(const nb_position *position, unsigned depth)
{
    batch waiting = {.count = 0};
    const uint64_t sum = walk_made(&waiting, position, depth);

    return sum +
           count_batch(&waiting, position->side ^ ((depth - 1) & 1));
}

uint64_t IMPL(perft_bare)(const nb_position *position, unsigned depth)
{
    return perft_many(position, depth, count_batch);
}

uint64_t IMPL(count_boards)(const nb_position *boards, size_t count)
{
    static batch waiting;
    uint64_t sum = 0;

    for (size_t i = 0; i < count; i += LANES) {
        waiting.count = LANES;
        for (unsigned k = 0; k < 4; k++)
            for (unsigned n = 0; n < LANES; n++)
                memcpy(waiting.plane[k] + 8 * n,
                       &boards[i + n].quad.plane[k], 8);
        sum += count_batch(&waiting, NB_WHITE);
    }
    return sum;
}
