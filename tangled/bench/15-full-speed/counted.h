/*
 * counted.h: score.h without adders: the bits of every slice are
 * counted. Include a slice_*.h before.
 */
#define SLICE_HAS_POPCOUNT 1
#define count_seven count_seven_together
#include "score.h"
#undef count_seven

/** Counts the squares of seven sets that are targets, each by itself.
 */
SLICE_INLINE void count_seven(struct score *score, const slice set[7],
                              slice targets)
{
#pragma GCC unroll 7
    for (unsigned k = 0; k < 7; k++)
        count_set(score, 0, set[k] & targets);
}
