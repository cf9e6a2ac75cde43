/* rays.h: what pieces attack along a rank, in theorems. */
#ifndef RAYS_H
#define RAYS_H
#include "ranks.h"

namespace proving {
namespace meaning = definitions;
using meaning::bv;

/* A rank alone, and a rank as rank 1 of a board. */
inline expr as_rank_1(bv rank) { return z3::zext(rank, 56); }
inline expr rank_1(bv set) { return meaning::bits(set, 7, 0); }
inline expr stepped_aside(bv rank, int east)
{
    return rank_1(meaning::stepped(as_rank_1(rank), {east, 0}));
}
inline expr attacked_aside(bv pieces, bv taken, int east)
{
    return rank_1(meaning::attacked(as_rank_1(pieces), as_rank_1(~taken),
                                    {east, 0}));
}
/* A borrow must end at the next piece: all are taken, or there is one. */
inline void suppose_rays(bv pieces, bv taken)
{
    suppose(truth((pieces & ~taken) == no_files()
                  || (pieces & (pieces - u8(1).term)) == no_files()));
}
}
#define RAYS_OF_A_RANK(f, east)                                      \
    THEOREM(f, "attacked, in a rank, by one man, or by some who "    \
               "are among the taken")                                \
    {                                                                \
        const octet pieces = any<octet>("men");                         \
        const octet taken = any<octet>("taken");                     \
        suppose_rays(pieces.term, taken.term);                          \
        same(f(pieces, taken), attacked_aside(pieces.term, taken.term,     \
                                           east));                   \
    }
#endif
