/*
 * singly.h: the parents of a group one after the other, and their
 * pieces one by one.
 */
#include "group.h"
#include "one_by_one.h"

/* All moves of a parent but castling and what is about en passant. */
INLINE size_t move_each(nb_boards *to, size_t at,
                        const nb_parent *parent, unsigned side)
{
    uint64_t pinned = 0;

    for (unsigned line = 0; line < 4; line++)
        pinned |= planned(parent, PINNED + line);
    at = move_free_pieces(to, at, parent, side);
    if (pinned)
        at = move_pinned(to, at, parent);
    if ((planned(parent, PUSH_TO) | planned(parent, WEST_TO) |
         planned(parent, EAST_TO)) &
        rank_of(side, 7))
        at = move_to_last_rank(to, at, parent, side);
    return at;
}

/* The same, of all parents of a group. */
INLINE size_t move_pieces(nb_boards *to, size_t at,
                          const nb_group *group, unsigned side)
{
    for (unsigned lane = 0; lane < group->count; lane++) {
        const nb_parent parent = member(group, lane);
        at = move_each(to, at, &parent, side);
    }
    return at;
}
