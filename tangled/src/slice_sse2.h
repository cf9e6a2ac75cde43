/*
 * slice_sse2.h: a slice is the same rank of 16 boards, a byte a board.
 */
#include <nibble/simd.h>
#include <stdint.h>

/** What every function has that handles slices. */
#define SLICE_TARGET
/** The small functions become part of the large ones. */
#define SLICE_INLINE static inline NB_ALWAYS_INLINE SLICE_TARGET
/** The large ones stay apart. */
#define SLICE_PHASE static NB_NEVER_INLINE SLICE_TARGET
/** Before a loop over ranks: nothing, the code is large enough. */
#define SLICE_UNROLL

typedef __m128i slice;
enum { SLICE_BOARDS = 16, SLICE_STAGES = 4 };

/** Two words at any address. */
SLICE_INLINE slice slice_load(const uint64_t *words)
{
    return nb_load128_words(words);
}

/** The same byte for every board. */
SLICE_INLINE slice slice_all(unsigned byte)
{
    return _mm_set1_epi8((int8_t)byte);
}

/** The sums of bytes, modulo 256. */
SLICE_INLINE slice slice_add(slice x, slice y)
{
    return _mm_add_epi8(x, y);
}

/** The differences of bytes, modulo 256. */
SLICE_INLINE slice slice_sub(slice x, slice y)
{
    return _mm_sub_epi8(x, y);
}

/** Words shifted right: bits come over from the next byte. */
SLICE_INLINE slice slice_shift_words(slice x, int places)
{
    return _mm_srli_epi16(x, places);
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
    return _mm_cmpeq_epi8(x, _mm_setzero_si128());
}

/** Bit i: the top bit of the byte in lane i. */
SLICE_INLINE uint64_t slice_tops(slice x)
{
    return (uint64_t)_mm_movemask_epi8(x);
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

/** The bytes of the low halves of x and y in turns, x first. */
SLICE_INLINE slice slice_interleave_low(slice x, slice y)
{
    return _mm_unpacklo_epi8(x, y);
}

/** The same of the high halves. */
SLICE_INLINE slice slice_interleave_high(slice x, slice y)
{
    return _mm_unpackhi_epi8(x, y);
}

/** The sum of all bytes. */
SLICE_INLINE uint64_t slice_sum(slice x)
{
    const slice sums = _mm_sad_epu8(x, _mm_setzero_si128());

    return (
        uint64_t)(_mm_cvtsi128_si64(sums) +
                  _mm_cvtsi128_si64(_mm_unpackhi_epi64(sums, sums)));
}

SLICE_INLINE void slice_done(void)
{
}
