/*
 * castling.h: writes the boards after castling. Whoever includes it
 * includes obstruction.h.
 */
#ifndef NB_CASTLING_H
#define NB_CASTLING_H

#include "plan.h"

/* Castles: king and rook are the squares of a side's first rank on
   which they change; the rights end. */
INLINE void put_castled(nb_boards *to, size_t at,
                        const nb_parent *parent, uint64_t king,
                        uint64_t rook, unsigned side)
{
    const uint64_t castlers = planned(parent, CASTLERS);
    const uint64_t both = (king | rook) & rank_of(side, 0);

    to->plane[0][at] = parent->plane[0] ^ (side == NB_WHITE ? 0 : both);
    to->plane[1][at] = parent->plane[1] & ~castlers;
    to->plane[2][at] =
        (parent->plane[2] & ~castlers) ^ (king & rank_of(side, 0));
    to->plane[3][at] = parent->plane[3] ^ both;
}

/* Castles on the king's side, on the queen's, or both. */
INLINE size_t castle(nb_boards *to, size_t at, const nb_parent *parent,
                     unsigned side)
{
    const uint64_t goals = planned(parent, CASTLE_TO);

    put_castled(to, at, parent, FILE_A * 0x50, FILE_A * 0xA0, side);
    at += (goals & FILE_A << 6) != 0;
    put_castled(to, at, parent, FILE_A * 0x14, FILE_A * 0x09, side);
    return at + ((goals & FILE_A << 2) != 0);
}
#endif
