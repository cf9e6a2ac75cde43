/*
 * transpose.h: from words, a board each, to slices. Include a
 * slice_*.h before: it says what a slice is.
 */
#ifndef NB_TRANSPOSE_H
#define NB_TRANSPOSE_H

#ifdef SLICE_HAS_BLENDS
/** Some places of the words get what is there n slices further on. */
SLICE_INLINE void fetch(slice a[8], unsigned n, unsigned places)
{
    slice b[8];

#pragma GCC unroll 8
    for (unsigned k = 0; k < 8; k++)
        b[k] = slice_blend(a[k], a[(k + n) % 8], places);
#pragma GCC unroll 8
    for (unsigned k = 0; k < 8; k++)
        a[k] = b[k];
}

/** Place p gets what is there p slices further on, after 7 comes 0. */
SLICE_INLINE void slant(slice a[8])
{
    fetch(a, 1, 0xAA);
    fetch(a, 2, 0xCC);
    fetch(a, 4, 0xF0);
}

/**
 * Eight slices from eight of words: where they have byte b of board i,
 * rank b gets it. The boards come out in another order: board_of_lane.
 */
SLICE_INLINE void transpose(slice a[8])
{
    slice b[8];

#pragma GCC unroll 8
    for (unsigned k = 0; k < 8; k++)
        b[k] = slice_rotate(a[k], k);
    slant(b);
#pragma GCC unroll 8
    for (unsigned r = 0; r < 8; r++)
        a[r] = slice_rotate(b[(8 - r) % 8], 8 - r);
}

#else
/**
 * Eight slices from eight of words: where they have byte b of board i,
 * rank b gets it. The boards come out in another order: board_of_lane.
 */
SLICE_INLINE void transpose(slice a[8])
{
    slice b[8];

#pragma GCC unroll 4
    for (unsigned stage = 0; stage < SLICE_STAGES; stage++) {
#pragma GCC unroll 4
        for (unsigned k = 0; k < 4; k++) {
            b[2 * k] = slice_interleave_low(a[k], a[k + 4]);
            b[2 * k + 1] = slice_interleave_high(a[k], a[k + 4]);
        }
#pragma GCC unroll 8
        for (unsigned k = 0; k < 8; k++)
            a[k] = b[k];
    }
}

#endif
/** The ranks of a plane, xor change; flip is 7 to begin with the last.
 */
SLICE_INLINE void slice_plane(slice ranks[8], const uint64_t *words,
                              unsigned flip, slice change)
{
    slice a[8];

#pragma GCC unroll 8
    for (unsigned k = 0; k < 8; k++)
        a[k] = slice_load(words + k * (SLICE_BOARDS / 8));
    transpose(a);
#pragma GCC unroll 8
    for (unsigned k = 0; k < 8; k++)
        ranks[k ^ flip] = a[k] ^ change;
}

#endif
