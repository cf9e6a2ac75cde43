/*
 * planes.h: planes of many boards, of which a block begins at one
 * place. What slice_plane makes of a plane is proved in slices.h.
 */
#ifndef PLANES_H
#define PLANES_H
#include "ranks.h"

namespace shipped {
enum { HERE = 640 };
struct plane_of_boards {
    proving::expr word;
    std::size_t at = 0;
    plane_of_boards operator+(std::size_t n) const
    {
        return {word, at + n};
    }
    plane_of_boards operator-(std::size_t n) const
    {
        return {word, at - n};
    }
};
struct planes_of_boards {
    proving::expr quad;
    template <class Index> plane_of_boards operator[](Index k) const
    {
        return {definitions::plane(quad, symbolic::place(k, 4))};
    }
};
inline void slice_plane(const symbolic::memory<slice> &ranks,
                        const plane_of_boards &plane,
                        const symbolic::u32 &flip, const slice &change)
{
    for (unsigned r = 0; r < proving::ALL_RANKS; r++)
        ranks[flip ^ r] = plane.at != HERE ? slice() : slice(
            proving::rank_of(plane.word, r) ^ change.term);
}
}
#endif
