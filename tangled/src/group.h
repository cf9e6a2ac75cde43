/*
 * group.h: as many parents as there are lanes, with what is planned for
 * them.
 */
#ifndef NB_GROUP_H
#define NB_GROUP_H

#include "plan.h"

/* Parents, those from a first one on, each with its lane. */
typedef struct nb_group {
    const nb_boards *parents;
    size_t first;
    unsigned count;
    nb_plans plans;
} nb_group;

/* Plans for the next parents, as many as there are lanes, or left. */
INLINE void plan_group(nb_group *group, const nb_boards *parents,
                       size_t next, unsigned side)
{
    const size_t left = parents->count - next;

    group->parents = parents;
    group->first = next;
    group->count = left < LANES ? (unsigned)left : LANES;
    plan_for(&group->plans, parents, next, side);
}

/* A parent of a group. */
INLINE nb_parent member(const nb_group *group, unsigned lane)
{
    return parent_at(group->parents, group->first + lane, &group->plans,
                     lane);
}
#endif
