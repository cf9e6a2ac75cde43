/* rays.h: what men attack along a rank, in theorems. */
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
inline expr attacked_aside(bv men, bv taken, int east)
{
    return rank_1(meaning::attacked(as_rank_1(men), as_rank_1(~taken),
                                    {east, 0}));
}
/* A borrow must end at the next man: all are taken, or there is one. */
inline void suppose_rays(bv men, bv taken)
{
    suppose(truth((men & ~taken) == no_files()
                  || (men & (men - u8(1).term)) == no_files()));
}
}
#define RAYS_OF_A_RANK(f, east)                                      \
    THEOREM(f, "attacked, in a rank, by one man, or by some who "    \
               "are among the taken")                                \
    {                                                                \
        const octet men = any<octet>("men");                         \
        const octet taken = any<octet>("taken");                     \
        suppose_rays(men.term, taken.term);                          \
        same(f(men, taken), attacked_aside(men.term, taken.term,     \
                                           east));                   \
    }
#endif
