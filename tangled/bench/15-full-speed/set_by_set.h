/*
 * set_by_set.h: score.h, but the seven sets of a sweep are counted as
 * they come and not added to three before.
 */
#define count_seven count_seven_together
#include "score.h"
#undef count_seven

/** Counts the squares of seven sets that are targets, set by set. */
SLICE_INLINE void count_seven(struct score *score, const slice set[7],
                              slice targets)
{
    const slice none = slice_all(0);
    const slice first[5] = {set[0] & targets, set[1] & targets,
                            set[2] & targets, set[3] & targets,
                            set[4] & targets};
    const slice last[5] = {set[5] & targets, set[6] & targets, none,
                           none, none};

    count_five(score, first);
    count_five(score, last);
}
