/*
 * slice_word.h: a slice is the same rank of 8 boards, a byte a board,
 * in a word.
 */
#include <nibble/simd.h>
#include <stdint.h>

/** What every function has that handles slices. */
#define SLICE_TARGET
/** The small functions become part of the large ones. */
#define SLICE_INLINE static inline NB_ALWAYS_INLINE SLICE_TARGET
/** The large ones stay apart, and keep their slices on aligned stacks.
 */
#define SLICE_PHASE static NB_NEVER_INLINE SLICE_TARGET
/** Before a loop over ranks: nothing, the code is large enough. */
#define SLICE_UNROLL

typedef uint64_t slice;
enum { SLICE_BOARDS = 8, SLICE_STAGES = 3 };

/** A word at any address. */
SLICE_INLINE slice slice_load(const uint64_t *words)
{
    return *words;
}

/** The same byte for every board. */
SLICE_INLINE slice slice_all(unsigned byte)
{
    return byte * (~UINT64_C(0) / 255);
}

/** The sums of bytes, modulo 256. */
SLICE_INLINE slice slice_add(slice x, slice y)
{
    const slice tops = slice_all(0x80);

    return ((x & ~tops) + (y & ~tops)) ^ ((x ^ y) & tops);
}

/** The differences of bytes, modulo 256. */
SLICE_INLINE slice slice_sub(slice x, slice y)
{
    const slice tops = slice_all(0x80);

    return ((x | tops) - (y & ~tops)) ^ (~(x ^ y) & tops);
}

/** Words shifted right: bits come over from the next byte. */
SLICE_INLINE slice slice_shift_words(slice x, int places)
{
    return x >> places;
}

/** One file nearer to the a-file; a bit there is gone. */
SLICE_INLINE slice slice_west(slice x)
{
    return slice_shift_words(x, 1) & slice_all(0x7F);
}

/** The same by two files. */
SLICE_INLINE slice slice_west2(slice x)
{
    return slice_shift_words(x, 2) & slice_all(0x3F);
}

/** 255 where a byte is 0, else 0. */
SLICE_INLINE slice slice_is_zero(slice x)
{
    const slice low = slice_all(0x7F);
    const slice tops = ~(((x & low) + low) | x) & ~low;

    return (tops - (tops >> 7)) | tops;
}

/** Bit i: the top bit of the byte in lane i. */
SLICE_INLINE uint64_t slice_tops(slice x)
{
    return (x >> 7 & slice_all(1)) * UINT64_C(0x0102040810204080) >> 56;
}

/** The low bits of the sums of three bits. */
SLICE_INLINE slice slice_sum3(slice x, slice y, slice z)
{
    return x ^ y ^ z;
}

/** The high bits of the sums of three bits. */
SLICE_INLINE slice slice_carry3(slice x, slice y, slice z)
{
    return (x & y) | ((x ^ y) & z);
}

/** How many bits of each byte are set. */
SLICE_INLINE slice slice_popcount(slice x)
{
    const slice pairs =
        slice_sub(x, slice_shift_words(x, 1) & slice_all(0x55));
    const slice fours =
        slice_add(pairs & slice_all(0x33),
                  slice_shift_words(pairs, 2) & slice_all(0x33));

    return slice_add(fours, slice_shift_words(fours, 4)) &
           slice_all(15);
}

/** The four low bytes, with room for a byte after each. */
SLICE_INLINE slice slice_spread(slice x)
{
    x = (x | x << 16) & UINT64_C(0x0000FFFF0000FFFF);
    return (x | x << 8) & UINT64_C(0x00FF00FF00FF00FF);
}

/** The low halves of x and y in turns, x first. */
SLICE_INLINE slice slice_interleave_low(slice x, slice y)
{
    return slice_spread(x & UINT32_MAX) | slice_spread(y & UINT32_MAX)
                                              << 8;
}

/** The same of the high halves. */
SLICE_INLINE slice slice_interleave_high(slice x, slice y)
{
    return slice_spread(x >> 32) | slice_spread(y >> 32) << 8;
}

/** The sum of all bytes. */
SLICE_INLINE uint64_t slice_sum(slice x)
{
    const slice even = UINT64_C(0x00FF00FF00FF00FF);
    const slice pairs = (x & even) + (x >> 8 & even);

    return pairs * UINT64_C(0x0001000100010001) >> 48;
}

SLICE_INLINE void slice_done(void)
{
}
