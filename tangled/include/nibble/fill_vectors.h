/*
 * fill_vectors.h: fills in vectors: two or four boards in a register,
 * or one board in four directions, or in all eight.
 */
#ifndef NB_FILL_VECTORS_H
#define NB_FILL_VECTORS_H

#include <nibble/fill.h>
#include <nibble/quad_avx2.h>
#ifdef NB_SIMD
/** Return nb_shift of both lanes. */
static inline __m128i nb_shift_sse2(__m128i sets, unsigned direction,
                                    unsigned steps)
{
    const __m128i places =
        _mm_cvtsi32_si128((int)(steps * nb_stride(direction)));

    return direction < NB_WEST ? _mm_sll_epi64(sets, places)
                               : _mm_srl_epi64(sets, places);
}

/**
 * Return two sets, filled by some steps in a direction over free
 * squares.
 */
static inline __m128i nb_spread_sse2(__m128i sets, __m128i free,
                                     unsigned direction, unsigned steps)
{
    __m128i ahead = nb_shift_sse2(sets, direction, steps);

    return _mm_or_si128(sets, _mm_and_si128(free, ahead));
}

/** Fill as nb_quad_fill_plain does, in two registers. */
static inline void nb_quad_fill_sse2(unsigned direction,
                                     nb_quad *sliders, uint64_t empty)
{
    const uint64_t pass = empty & nb_landing(direction);
    __m128i free = _mm_set1_epi64x((long long)pass);
    __m128i low = nb_load128_words(sliders->plane);
    __m128i high = nb_load128_words(sliders->plane + 2);

    low = nb_spread_sse2(low, free, direction, 1);
    high = nb_spread_sse2(high, free, direction, 1);
    free = _mm_and_si128(free, nb_shift_sse2(free, direction, 1));
    low = nb_spread_sse2(low, free, direction, 2);
    high = nb_spread_sse2(high, free, direction, 2);
    free = _mm_and_si128(free, nb_shift_sse2(free, direction, 2));
    low = nb_spread_sse2(low, free, direction, 4);
    high = nb_spread_sse2(high, free, direction, 4);
    nb_store128_words(sliders->plane, low);
    nb_store128_words(sliders->plane + 2, high);
}

/** Return nb_shift of all four lanes. */
static inline NB_TARGET_AVX2 __m256i nb_shift_avx2(__m256i sets,
                                                   unsigned direction,
                                                   unsigned steps)
{
    const __m128i places =
        _mm_cvtsi32_si128((int)(steps * nb_stride(direction)));

    return direction < NB_WEST ? _mm256_sll_epi64(sets, places)
                               : _mm256_srl_epi64(sets, places);
}

/**
 * Return four sets, filled by some steps in a direction over free
 * squares.
 */
static inline NB_TARGET_AVX2 __m256i nb_spread_avx2(__m256i sets,
                                                    __m256i free,
                                                    unsigned direction,
                                                    unsigned steps)
{
    __m256i ahead = nb_shift_avx2(sets, direction, steps);

    return _mm256_or_si256(sets, _mm256_and_si256(free, ahead));
}

/**
 * Return what nb_quad_fill_plain makes of four sets, in one register.
 */
static inline NB_TARGET_AVX2 __m256i
nb_quad_fill_avx2(unsigned direction, __m256i sliders, uint64_t empty)
{
    __m256i free = nb_broadcast256(empty & nb_landing(direction));

    sliders = nb_spread_avx2(sliders, free, direction, 1);
    free = _mm256_and_si256(free, nb_shift_avx2(free, direction, 1));
    sliders = nb_spread_avx2(sliders, free, direction, 2);
    free = _mm256_and_si256(free, nb_shift_avx2(free, direction, 2));
    return nb_spread_avx2(sliders, free, direction, 4);
}

/** Return the strides of east, north, north-west and north-east. */
static inline NB_TARGET_AVX2 __m256i nb_strides_avx2(void)
{
    return _mm256_setr_epi64x(1, 8, 7, 9);
}

/**
 * Return the squares on which a step in each of four directions can
 * land, from first on.
 */
static inline NB_TARGET_AVX2 __m256i nb_landing_avx2(unsigned first)
{
    return _mm256_setr_epi64x((long long)nb_landing(first),
                              (long long)nb_landing(first + 1),
                              (long long)nb_landing(first + 2),
                              (long long)nb_landing(first + 3));
}

/**
 * Return four sets, filled over free squares by a shift to the left.
 */
static inline NB_TARGET_AVX2 __m256i nb_spread_up_avx2(__m256i sets,
                                                       __m256i free,
                                                       __m256i places)
{
    __m256i ahead = _mm256_sllv_epi64(sets, places);

    return _mm256_or_si256(sets, _mm256_and_si256(free, ahead));
}

/** Return the occluded fills of four sets: east, north, and so on. */
static inline NB_TARGET_AVX2 __m256i nb_fill_up_avx2(__m256i sliders,
                                                     __m256i empty)
{
    const __m256i one = nb_strides_avx2();
    const __m256i two = _mm256_add_epi64(one, one);
    const __m256i four = _mm256_add_epi64(two, two);
    __m256i free = _mm256_and_si256(empty, nb_landing_avx2(NB_EAST));

    sliders = nb_spread_up_avx2(sliders, free, one);
    free = _mm256_and_si256(free, _mm256_sllv_epi64(free, one));
    sliders = nb_spread_up_avx2(sliders, free, two);
    free = _mm256_and_si256(free, _mm256_sllv_epi64(free, two));
    return nb_spread_up_avx2(sliders, free, four);
}

/**
 * Return four sets, filled over free squares by a shift to the right.
 */
static inline NB_TARGET_AVX2 __m256i nb_spread_down_avx2(__m256i sets,
                                                         __m256i free,
                                                         __m256i places)
{
    __m256i ahead = _mm256_srlv_epi64(sets, places);

    return _mm256_or_si256(sets, _mm256_and_si256(free, ahead));
}

/** Return the occluded fills of four sets: west, south, and so on. */
static inline NB_TARGET_AVX2 __m256i nb_fill_down_avx2(__m256i sliders,
                                                       __m256i empty)
{
    const __m256i one = nb_strides_avx2();
    const __m256i two = _mm256_add_epi64(one, one);
    const __m256i four = _mm256_add_epi64(two, two);
    __m256i free = _mm256_and_si256(empty, nb_landing_avx2(NB_WEST));

    sliders = nb_spread_down_avx2(sliders, free, one);
    free = _mm256_and_si256(free, _mm256_srlv_epi64(free, one));
    sliders = nb_spread_down_avx2(sliders, free, two);
    free = _mm256_and_si256(free, _mm256_srlv_epi64(free, two));
    return nb_spread_down_avx2(sliders, free, four);
}

/**
 * Return the attacks of four sets of sliders: east, north, and so on.
 */
static inline NB_TARGET_AVX2 __m256i nb_attacks_up_avx2(__m256i sliders,
                                                        __m256i empty)
{
    return nb_step_up_avx2(nb_fill_up_avx2(sliders, empty));
}

/**
 * Return the attacks of four sets of sliders: west, south, and so on.
 */
static inline NB_TARGET_AVX2 __m256i
nb_attacks_down_avx2(__m256i sliders, __m256i empty)
{
    return nb_step_down_avx2(nb_fill_down_avx2(sliders, empty));
}

/** Return the union of four sets. */
static inline NB_TARGET_AVX2 uint64_t nb_union_avx2(__m256i sets)
{
    __m128i two = _mm_or_si128(_mm256_castsi256_si128(sets),
                               _mm256_extracti128_si256(sets, 1));
    __m128i one = _mm_or_si128(two, _mm_unpackhi_epi64(two, two));

    return (uint64_t)_mm_cvtsi128_si64(one);
}

/**
 * Return the sliders on each line: orthogonal ones on two, diagonal
 * ones on the other two.
 */
static inline NB_TARGET_AVX2 __m256i
nb_sliders_avx2(uint64_t orthogonal, uint64_t diagonal)
{
    return _mm256_blend_epi32(nb_broadcast256(orthogonal),
                              nb_broadcast256(diagonal), 0xF0);
}

/** Return the squares that sliders attack, in all directions. */
static inline NB_TARGET_AVX2 uint64_t
nb_all_attacks_avx2(const nb_sliders *s)
{
    __m256i sliders = nb_sliders_avx2(s->orthogonal, s->diagonal);
    __m256i empty = nb_broadcast256(s->empty);

    return nb_union_avx2(
        _mm256_or_si256(nb_attacks_up_avx2(sliders, empty),
                        nb_attacks_down_avx2(sliders, empty)));
}

#ifdef NB_SIMD512
/**
 * Return by how many places each direction rotates a word to the left.
 */
static inline NB_TARGET_AVX512F __m512i nb_rotations_avx512(void)
{
    return _mm512_setr_epi64(1, 8, 7, 9, 64 - 1, 64 - 8, 64 - 7,
                             64 - 9);
}

/** Return the squares on which a step in each direction can land. */
static inline NB_TARGET_AVX512F __m512i nb_landing_avx512(void)
{
    const __m256i all = nb_broadcast256(UINT64_MAX);
    const __m512i up = _mm512_castsi256_si512(nb_step_up_avx2(all));

    return _mm512_inserti64x4(up, nb_step_down_avx2(all), 1);
}

/** Return eight sets, filled over free squares by a rotation each. */
static inline NB_TARGET_AVX512F __m512i nb_spread_avx512(__m512i sets,
                                                         __m512i free,
                                                         __m512i turns)
{
    __m512i ahead = _mm512_rolv_epi64(sets, turns);

    return _mm512_or_si512(sets, _mm512_and_si512(free, ahead));
}

/**
 * Return the occluded fills of eight sets, each in its own direction.
 */
static inline NB_TARGET_AVX512F __m512i nb_fill_avx512(__m512i sliders,
                                                       __m512i empty)
{
    const __m512i one = nb_rotations_avx512();
    const __m512i two = _mm512_add_epi64(one, one);
    const __m512i four = _mm512_add_epi64(two, two);
    __m512i free = _mm512_and_si512(empty, nb_landing_avx512());

    sliders = nb_spread_avx512(sliders, free, one);
    free = _mm512_and_si512(free, _mm512_rolv_epi64(free, one));
    sliders = nb_spread_avx512(sliders, free, two);
    free = _mm512_and_si512(free, _mm512_rolv_epi64(free, two));
    return nb_spread_avx512(sliders, free, four);
}

/**
 * Return the attacks of eight sets of sliders, each in its own
 * direction.
 */
static inline NB_TARGET_AVX512F __m512i
nb_attacks_avx512(__m512i sliders, __m512i empty)
{
    __m512i fill = nb_fill_avx512(sliders, empty);

    return _mm512_and_si512(
        _mm512_rolv_epi64(fill, nb_rotations_avx512()),
        nb_landing_avx512());
}

/** Return the sliders in each of the eight directions. */
static inline NB_TARGET_AVX512F __m512i
nb_sliders_avx512(uint64_t orthogonal, uint64_t diagonal)
{
    return _mm512_mask_blend_epi64(0xCC, nb_broadcast512(orthogonal),
                                   nb_broadcast512(diagonal));
}

/** Return the union of opposite directions, a line in each lane. */
static inline NB_TARGET_AVX512F __m256i nb_lines_avx512(__m512i sets)
{
    return _mm256_or_si256(_mm512_castsi512_si256(sets),
                           _mm512_extracti64x4_epi64(sets, 1));
}

/** Return the squares that sliders attack, in all directions. */
static inline NB_TARGET_AVX512F uint64_t
nb_all_attacks_avx512(const nb_sliders *s)
{
    __m512i sliders = nb_sliders_avx512(s->orthogonal, s->diagonal);
    __m512i empty = nb_broadcast512(s->empty);

    return nb_union_avx2(
        nb_lines_avx512(nb_attacks_avx512(sliders, empty)));
}
#endif
#endif
#endif
