/* ways.h: the library's directions in theorems. */
#ifndef WAYS_H
#define WAYS_H
#include "prove.h"

namespace proving {
using definitions::way;
/* East, north, north-west, north-east, and the same turned round. */
inline const way WAYS[] = {{1, 0}, {0, 1}, {-1, 1}, {1, 1},
                           {-1, 0}, {0, -1}, {1, -1}, {-1, -1}};
enum { DIRECTIONS = 8 };
inline unsigned any_direction()
{
    return one_of(any<u32>("direction"), {0, 1, 2, 3, 4, 5, 6, 7});
}
/* Lanes of 64 bits, each by its number and what is in it. */
template <class Of> expr lane_by_lane(const expr &all, Of of)
{
    return symbolic::joined(definitions::width(all) / 64,
        [&](unsigned i) { return of(i, symbolic::part(all, 64, i)); });
}
}
#endif
