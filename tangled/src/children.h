/*
 * children.h: from boards to all boards one move on, written straight
 * from the sets of squares that men can move to. Whoever includes it
 * has included one_by_one.h or all_at_once.h.
 */
#include <assert.h>
#include "en_passant.h"

/* All children of a parent; returns how many boards there are then. */
INLINE size_t make_all_children(nb_boards *to, size_t at,
                                const nb_parent *parent, unsigned side)
{
    uint64_t pinned = 0;

    for (unsigned line = 0; line < 4; line++)
        pinned |= planned(parent, PINNED + line);
    at = move_free_men(to, at, parent, side);
    if (pinned)
        at = move_pinned(to, at, parent);
    if (planned(parent, CASTLE_TO))
        at = castle(to, at, parent, side);
    if ((planned(parent, PUSH_TO) | planned(parent, WEST_TO) |
         planned(parent, EAST_TO)) &
        rank_of(side, 7))
        at = move_to_last_rank(to, at, parent, side);
    return move_en_passant(to, at, parent, side);
}

INLINE size_t make_children(nb_boards *children,
                            const nb_boards *parents, size_t next,
                            unsigned side)
{
    size_t at = children->count;
    unsigned lane = 0;
    nb_plans plans;

    for (; next < parents->count && at < ENOUGH_BOARDS; next++) {
        if (lane == 0)
            plan_for(&plans, parents, next, side);
        const nb_parent parent = parent_at(parents, next, &plans, lane);
        at = make_all_children(children, at, &parent, side);
        assert(at <= ENOUGH_BOARDS + MOST_CHILDREN);
        lane = (lane + 1) % LANES;
    }
    children->count = at;
    return next;
}

static TARGET size_t make_children_of(nb_boards *children,
                                      const nb_boards *parents,
                                      size_t next, unsigned side)
{
    return side == NB_WHITE
               ? make_children(children, parents, next, NB_WHITE)
               : make_children(children, parents, next, NB_BLACK);
}
