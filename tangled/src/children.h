/*
 * children.h: from boards to all boards one move on, written straight
 * from the sets of squares that pieces can move to. Whoever includes it
 * has included singly.h or abreast.h.
 */
#include <assert.h>
#include "castling.h"
#include "en_passant.h"
#include "group.h"

/* Castling, and what is about en passant. */
INLINE size_t move_rarely(nb_boards *to, size_t at,
                          const nb_group *group, unsigned side)
{
    for (unsigned lane = 0; lane < group->count; lane++) {
        const nb_parent parent = member(group, lane);

        if (planned(&parent, CASTLE_TO))
            at = castle(to, at, &parent, side);
        at = move_en_passant(to, at, &parent, side);
    }
    return at;
}

INLINE size_t make_children(nb_boards *children,
                            const nb_boards *parents, size_t next,
                            unsigned side)
{
    size_t at = children->count;
    nb_group group;

    while (next < parents->count && at < ENOUGH_BOARDS) {
        plan_group(&group, parents, next, side);
        at = move_pieces(children, at, &group, side);
        at = move_rarely(children, at, &group, side);
        assert(at <= ENOUGH_BOARDS + LANES * MAX_CHILDREN);
        next += group.count;
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
