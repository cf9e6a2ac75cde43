/*
 * checked.h: no board waits; if there is a check in a block, answers
 * are found for all its boards. Include a slice_*.h before.
 */
#include "count_block.h"
#include "trials.h"

SLICE_INLINE uint64_t count_asking(const uint64_t *const planes[4],
                                   size_t first, unsigned colour)
{
    struct block b;
    struct score score;

    score_start(&score);
    look(&b, planes, first, colour);
    if (slice_tops(~find_calm(&b)) == 0) {
        move_near_calm(&score, &b);
    } else {
        end_checks(&b);
        move_near_checked(&score, &b);
    }
    return finish(&score, &b, slice_all(255));
}

static SLICE_TARGET uint64_t count(nb_waiting *waiting,
                                   const nb_boards *boards,
                                   unsigned side)
{
    const uint64_t *const planes[4] = {
        boards->plane[0], boards->plane[1], boards->plane[2],
        boards->plane[3]};
    uint64_t sum = 0;

    (void)waiting;
    for (size_t i = 0; i < boards->count; i += SLICE_BOARDS)
        sum += count_asking(planes, i, side);
    slice_done();
    return sum;
}
