/*
 * slice_avx2.h: a slice is the same rank of 32 boards, a byte a board.
 */
#include <nibble/wide.h>
#include <stdint.h>
#include "perft_targets.h"

/** What every function has that handles slices. */
#define SLICE_TARGET NB_TARGET(WITH_SLICES_AVX2)
/** The small functions become part of the large ones. */
#define SLICE_INLINE static inline NB_ALWAYS_INLINE SLICE_TARGET
/** The large ones stay apart, and keep their slices on aligned stacks.
 */
#define SLICE_PHASE                                                    \
    static __attribute__((noinline, force_align_arg_pointer))          \
    SLICE_TARGET
/** Before a loop over ranks: write out all eight; gcc would not at -O2.
 */
#define SLICE_UNROLL _Pragma("GCC unroll 8")

typedef __m256i slice;
enum { SLICE_BOARDS = 32, SLICE_STAGES = 4 };

/** Four words at any address. */
SLICE_INLINE slice slice_load(const uint64_t *words)
{
    return nb_load256_words(words);
}

/** The same byte for every board. */
SLICE_INLINE slice slice_all(unsigned byte)
{
    return _mm256_set1_epi8((int8_t)byte);
}

/** The sums of bytes, modulo 256. */
SLICE_INLINE slice slice_add(slice x, slice y)
{
    return _mm256_add_epi8(x, y);
}

/** The differences of bytes, modulo 256. */
SLICE_INLINE slice slice_sub(slice x, slice y)
{
    return _mm256_sub_epi8(x, y);
}

/** Words shifted right: bits come over from the next byte. */
SLICE_INLINE slice slice_shift_words(slice x, int places)
{
    return _mm256_srli_epi16(x, places);
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
    return _mm256_cmpeq_epi8(x, _mm256_setzero_si256());
}

/** Bit i: the top bit of the byte in lane i. */
SLICE_INLINE uint64_t slice_tops(slice x)
{
    return (uint32_t)_mm256_movemask_epi8(x);
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
    const slice counts = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, /* twice */
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const slice low = x & slice_all(15);
    const slice high = slice_shift_words(x, 4) & slice_all(15);

    return _mm256_add_epi8(_mm256_shuffle_epi8(counts, low),
                           _mm256_shuffle_epi8(counts, high));
}

/** The bytes of the low halves of each 16 of x and y in turns, x first.
 */
SLICE_INLINE slice slice_interleave_low(slice x, slice y)
{
    return _mm256_unpacklo_epi8(x, y);
}

/** The same of the high halves. */
SLICE_INLINE slice slice_interleave_high(slice x, slice y)
{
    return _mm256_unpackhi_epi8(x, y);
}

/** The sum of all bytes. */
SLICE_INLINE uint64_t slice_sum(slice x)
{
    const slice sums = _mm256_sad_epu8(x, _mm256_setzero_si256());
    const __m128i two =
        _mm_add_epi64(_mm256_castsi256_si128(sums),
                      _mm256_extracti128_si256(sums, 1));

    return (uint64_t)(_mm_cvtsi128_si64(two) +
                      _mm_cvtsi128_si64(_mm_unpackhi_epi64(two, two)));
}

SLICE_INLINE void slice_done(void)
{
    nb_clear_upper_halves();
}
