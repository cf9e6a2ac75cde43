/* weights_dot.h: whole numbers of blocks of weights, in registers. */
#ifndef NB_WEIGHTS_DOT_H
#define NB_WEIGHTS_DOT_H

#include <nibble/simd.h>
#include <nibble/wide.h>
#include <stdint.h>
#ifdef NB_SIMD

/* Add up 16 products of a nibble less 8 and an activation. */
static inline __m128i half_dots_sse2(__m128i nibbles, __m128i values)
{
    const __m128i zero = _mm_setzero_si128();
    const __m128i eight = _mm_set1_epi16(8);
    const __m128i low = _mm_madd_epi16(
        _mm_sub_epi16(_mm_unpacklo_epi8(nibbles, zero), eight),
        _mm_srai_epi16(_mm_unpacklo_epi8(values, values), 8));
    const __m128i high = _mm_madd_epi16(
        _mm_sub_epi16(_mm_unpackhi_epi8(nibbles, zero), eight),
        _mm_srai_epi16(_mm_unpackhi_epi8(values, values), 8));

    return _mm_add_epi32(low, high);
}

/* Add up the 32 products of a block, in four lanes. */
static inline __m128i block_dots_sse2(__m128i nibbles, __m128i low,
                                      __m128i high)
{
    const __m128i mask = _mm_set1_epi8(15);
    const __m128i upper = _mm_srli_epi16(nibbles, 4);

    return _mm_add_epi32(
        half_dots_sse2(_mm_and_si128(nibbles, mask), low),
        half_dots_sse2(_mm_and_si128(upper, mask), high));
}

/* Return 32 nibbles in 32 bytes: the low ones, then the high ones. */
static inline NB_TARGET_AVX2 __m256i spread_avx2(__m128i nibbles)
{
    const __m256i both =
        _mm256_set_m128i(_mm_srli_epi16(nibbles, 4), nibbles);

    return _mm256_and_si256(both, _mm256_set1_epi8(15));
}

/* Add the 32 products of a block in pairs, in sixteen lanes. */
static inline NB_TARGET_AVX2 __m256i block_pairs_avx2(__m128i nibbles,
                                                      __m256i values)
{
    return _mm256_sub_epi16(
        _mm256_maddubs_epi16(spread_avx2(nibbles), values),
        _mm256_maddubs_epi16(_mm256_set1_epi8(8), values));
}

/* Add up the 32 products of a block, in eight lanes. */
static inline NB_TARGET_AVX2 __m256i block_dots_avx2(__m128i nibbles,
                                                     __m256i values)
{
    return _mm256_madd_epi16(block_pairs_avx2(nibbles, values),
                             _mm256_set1_epi16(1));
}

/* Add products of low nibbles and of high ones, in pairs. */
static inline NB_TARGET_AVX2 __m256i add_products_avx2(__m256i pairs,
                                                       __m256i both,
                                                       int32_t four,
                                                       int32_t other)
{
    const __m256i mask = _mm256_set1_epi8(15);
    const __m256i high = _mm256_srli_epi16(both, 4);
    const __m256i first = _mm256_maddubs_epi16(
        _mm256_and_si256(both, mask), _mm256_set1_epi32(four));
    const __m256i second = _mm256_maddubs_epi16(
        _mm256_and_si256(high, mask), _mm256_set1_epi32(other));

    return _mm256_add_epi16(_mm256_add_epi16(pairs, first), second);
}

/* Add up the pairs of each lane, and a number. */
static inline NB_TARGET_AVX2 __m256i lane_sums_avx2(__m256i pairs,
                                                    int32_t start)
{
    return _mm256_add_epi32(
        _mm256_set1_epi32(start),
        _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}

#endif
#ifdef NB_SIMD512
/* Add up the 32 products of a block, in eight lanes. */
static inline NB_TARGET_VNNI __m256i block_dots_vnni(__m128i nibbles,
                                                     __m256i values)
{
    const __m256i none = _mm256_setzero_si256();
    const __m256i products =
        _mm256_dpbusd_epi32(none, spread_avx2(nibbles), values);
    const __m256i eights =
        _mm256_dpbusd_epi32(none, _mm256_set1_epi8(8), values);

    return _mm256_sub_epi32(products, eights);
}

/* Add the products of the low nibbles, and of 16 times the high. */
static inline NB_TARGET_VNNI __m512i add_low_vnni(__m512i sums,
                                                  __m512i bytes,
                                                  int32_t four)
{
    return _mm512_dpbusd_epi32(
        sums, _mm512_and_si512(bytes, _mm512_set1_epi8(15)),
        _mm512_set1_epi32(four));
}

static inline NB_TARGET_VNNI __m512i add_high_vnni(__m512i sums,
                                                   __m512i bytes,
                                                   int32_t four)
{
    return _mm512_dpbusd_epi32(
        sums, _mm512_andnot_si512(_mm512_set1_epi8(15), bytes),
        _mm512_set1_epi32(four));
}

static inline NB_TARGET_VNNI __m512i both_sums_vnni(__m512i low,
                                                    __m512i high)
{
    return _mm512_add_epi32(low, _mm512_srai_epi32(high, 4));
}

#endif
#endif
