/*
 * lanes.h: steps and fills of several boards at once, a board in each
 * lane of 64 bits. Whoever includes it has defined TARGET, the
 * attribute of its functions, and LANES, how many lanes there are.
 */
#ifndef NB_LANES_H
#define NB_LANES_H

#include <nibble/attacks.h>
#include <nibble/compiler.h>
#include <string.h>

#if LANES > 1
typedef uint64_t lanes __attribute__((vector_size(8 * LANES)));
#else
typedef uint64_t lanes;
#endif
#define INLINE static inline NB_ALWAYS_INLINE TARGET
/* The loop over the planes, written out four times. */
#define EACH_PLANE(k) NB_UNROLL(4) for (unsigned k = 0; k < 4; k++)

/* All bits of a lane that is 0, none of another. */
INLINE lanes if_zero(lanes words)
{
    return ((words | (0 - words)) >> 63) - 1;
}

/* The same word in all lanes. */
INLINE lanes all_lanes(uint64_t word)
{
    return word + (lanes){0};
}

/* As many words as there are lanes. */
INLINE lanes load(const uint64_t *from)
{
    lanes words;

    memcpy(&words, from, sizeof words);
    return words;
}

INLINE void store(uint64_t *to, lanes words)
{
    memcpy(to, &words, sizeof words);
}

/* nb_shift, nb_step and nb_slider_attacks, lane by lane. */
INLINE lanes ahead(lanes set, unsigned direction, unsigned steps)
{
    const unsigned places = steps * nb_stride(direction);

    return direction < NB_WEST ? set << places : set >> places;
}

INLINE lanes step(lanes set, unsigned direction)
{
    return ahead(set, direction, 1) & nb_landing(direction);
}

INLINE lanes slide(unsigned direction, lanes sliders, lanes empty)
{
    lanes free = empty & nb_landing(direction);

    sliders |= free & ahead(sliders, direction, 1);
    free &= ahead(free, direction, 1);
    sliders |= free & ahead(sliders, direction, 2);
    free &= ahead(free, direction, 2);
    sliders |= free & ahead(sliders, direction, 4);
    return step(sliders, direction);
}

INLINE lanes beside(lanes set)
{
    return step(set, NB_EAST) | step(set, NB_WEST);
}

INLINE lanes king_attacks(lanes king)
{
    const lanes row = king | beside(king);

    return (row | row << 8 | row >> 8) & ~king;
}

INLINE lanes knight_attacks(lanes knights)
{
    const lanes east = step(knights, NB_EAST);
    const lanes west = step(knights, NB_WEST);
    const lanes near = east | west;
    const lanes far = step(east, NB_EAST) | step(west, NB_WEST);

    return near << 16 | near >> 16 | far << 8 | far >> 8;
}

INLINE lanes pawn_attacks(lanes pawns, unsigned side)
{
    return side == NB_WHITE ? beside(pawns) << 8 : beside(pawns) >> 8;
}

#endif
