/*
 * quad_sse2.h: a quad-bitboard in two registers of 128 bits. Planes 0
 * and 1 are lanes 0 and 1 of the first, planes 2 and 3 of the second.
 * Pointers need only the alignment of their types. The header is empty
 * if NB_SIMD is not defined.
 */
#ifndef NB_QUAD_SSE2_H
#define NB_QUAD_SSE2_H

#include <nibble/quad.h>
#include <nibble/simd.h>
#include <stdint.h>
#ifdef NB_SIMD

/** Return lane 1 of a vector of two words, in both lanes. */
static inline __m128i nb_duplicate_upper_sse2(__m128i words)
{
    return _mm_unpackhi_epi64(words, words);
}

/** Return lane 0 of a vector of two words, in both lanes. */
static inline __m128i nb_duplicate_lower_sse2(__m128i words)
{
    return _mm_unpacklo_epi64(words, words);
}

/**
 * Store four of sixteen sets: those of two neighbouring codes at
 * `sets`, and those of the two codes that are 4 higher at `sets + 4`.
 * Lane 1 of `of_3_and_1` is a combination of planes 3 and 1;
 * `without_2` and `with_2` are combinations of planes 2 and 0.
 */
static inline void nb_store_four_sets_sse2(uint64_t *sets,
                                           __m128i of_3_and_1,
                                           __m128i without_2,
                                           __m128i with_2)
{
    const __m128i twice = nb_duplicate_upper_sse2(of_3_and_1);

    nb_store128_words(sets, _mm_and_si128(twice, without_2));
    nb_store128_words(sets + 4, _mm_and_si128(twice, with_2));
}

/**
 * Write the squares of each of the sixteen codes, set 0 first, by SSE2:
 * what nb_quad_to_sets_plain writes. `sets` must have room for sixteen
 * words, outside `quad`. 20 operations and 8 stores (Isenberg).
 */
static inline void nb_quad_to_sets_sse2(uint64_t sets[16],
                                        const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const __m128i ones = _mm_cmpeq_epi8(lower, lower);
    const __m128i both = _mm_and_si128(lower, upper);
    const __m128i any = _mm_or_si128(lower, upper);
    const __m128i none = _mm_xor_si128(any, ones);
    const __m128i only_lower = _mm_xor_si128(lower, both);
    const __m128i only_upper = _mm_xor_si128(upper, both);
    const __m128i without_2 = _mm_unpacklo_epi64(none, only_lower);
    const __m128i with_2 = _mm_unpacklo_epi64(only_upper, both);
    nb_store_four_sets_sse2(sets, none, without_2, with_2);
    nb_store_four_sets_sse2(sets + 2, only_lower, without_2, with_2);
    nb_store_four_sets_sse2(sets + 8, only_upper, without_2, with_2);
    nb_store_four_sets_sse2(sets + 10, both, without_2, with_2);
}

/** Four planes, each in both lanes of its vector. */
typedef struct nb_planes128 {
    __m128i p0, p1, p2, p3;
} nb_planes128;

/** Return the planes of a quad in two vectors, each in both lanes. */
static inline nb_planes128 nb_both_lanes_sse2(__m128i lower,
                                              __m128i upper)
{
    const nb_planes128 planes = {
        nb_duplicate_lower_sse2(lower), nb_duplicate_upper_sse2(lower),
        nb_duplicate_lower_sse2(upper), nb_duplicate_upper_sse2(upper)};

    return planes;
}

/** Return a file (0 to 6, a is 0) in lane 0, the next in lane 1. */
static inline __m128i nb_two_files_sse2(unsigned file)
{
    const uint64_t first = ~UINT64_C(0) / 255 << file;

    return _mm_set_epi64x((int64_t)(first << 1), (int64_t)first);
}

/** Return the union of four vectors. */
static inline __m128i nb_union_sse2(__m128i a, __m128i b, __m128i c,
                                    __m128i d)
{
    return _mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d));
}

/** Return four planes, masked. */
static inline nb_planes128 nb_masked_sse2(nb_planes128 planes,
                                          __m128i mask)
{
    const nb_planes128 masked = {
        _mm_and_si128(planes.p0, mask), _mm_and_si128(planes.p1, mask),
        _mm_and_si128(planes.p2, mask), _mm_and_si128(planes.p3, mask)};

    return masked;
}

/**
 * Return the codes on files a and b. Byte r of lane 0, from 0, is the
 * code on the a-file of rank r + 1, and byte r of lane 1 is twice the
 * code on the b-file (Isenberg).
 */
static inline __m128i nb_files_ab_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files_sse2(0));

    return nb_union_sse2(p.p0, _mm_slli_epi64(p.p1, 1),
                         _mm_slli_epi64(p.p2, 2),
                         _mm_slli_epi64(p.p3, 3));
}

/** Return the same for files c and d. */
static inline __m128i nb_files_cd_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files_sse2(2));

    return nb_union_sse2(_mm_srli_epi64(p.p0, 2),
                         _mm_srli_epi64(p.p1, 1), p.p2,
                         _mm_slli_epi64(p.p3, 1));
}

/** Return the same for files e and f. */
static inline __m128i nb_files_ef_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files_sse2(4));

    return nb_union_sse2(
        _mm_srli_epi64(p.p0, 4), _mm_srli_epi64(p.p1, 3),
        _mm_srli_epi64(p.p2, 2), _mm_srli_epi64(p.p3, 1));
}

/** Return the same for files g and h. */
static inline __m128i nb_files_gh_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files_sse2(6));

    return nb_union_sse2(
        _mm_srli_epi64(p.p0, 6), _mm_srli_epi64(p.p1, 5),
        _mm_srli_epi64(p.p2, 4), _mm_srli_epi64(p.p3, 3));
}

/** Zip the bytes of lane 0 with the bytes of lane 1, halved. */
static inline __m128i nb_zip_files_sse2(__m128i files)
{
    const __m128i second =
        _mm_srli_epi64(nb_duplicate_upper_sse2(files), 1);

    return _mm_unpacklo_epi8(files, second);
}

/** Store 32 squares from half-ranks: files a to d, and e to h. */
static inline void nb_store_ranks_sse2(uint8_t *mailbox, __m128i abcd,
                                       __m128i efgh)
{
    nb_store128_bytes(mailbox, _mm_unpacklo_epi32(abcd, efgh));
    nb_store128_bytes(mailbox + 16, _mm_unpackhi_epi32(abcd, efgh));
}

/**
 * Write the code of each square as a byte of its own, a1 first, by
 * SSE2: what nb_quad_to_mailbox_plain writes. `mailbox` must have room
 * for 64 bytes, outside `quad`. 66 operations and 4 stores (Isenberg).
 */
static inline void nb_quad_to_mailbox_sse2(uint8_t mailbox[64],
                                           const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const nb_planes128 planes = nb_both_lanes_sse2(lower, upper);
    const __m128i a_b = nb_files_ab_sse2(planes);
    const __m128i c_d = nb_files_cd_sse2(planes);
    const __m128i e_f = nb_files_ef_sse2(planes);
    const __m128i g_h = nb_files_gh_sse2(planes);
    const __m128i ab = nb_zip_files_sse2(a_b);
    const __m128i cd = nb_zip_files_sse2(c_d);
    const __m128i ef = nb_zip_files_sse2(e_f);
    const __m128i gh = nb_zip_files_sse2(g_h);
    nb_store_ranks_sse2(mailbox, _mm_unpacklo_epi16(ab, cd),
                        _mm_unpacklo_epi16(ef, gh));
    nb_store_ranks_sse2(mailbox + 32, _mm_unpackhi_epi16(ab, cd),
                        _mm_unpackhi_epi16(ef, gh));
}

/** Two vectors of 128 bits. */
typedef struct nb_pair128 {
    __m128i first, second;
} nb_pair128;

/**
 * Exchange the upper two bits of each nibble of `first` with the lower
 * two bits of the same nibble of `second`, and return both.
 */
static inline nb_pair128 nb_swap_by_2_sse2(__m128i first,
                                           __m128i second)
{
    const __m128i mask = _mm_set1_epi8(0x33);
    const __m128i differ = _mm_and_si128(
        mask, _mm_xor_si128(_mm_srli_epi64(first, 2), second));
    const nb_pair128 swapped = {
        _mm_xor_si128(first, _mm_slli_epi64(differ, 2)),
        _mm_xor_si128(second, differ)};

    return swapped;
}

/**
 * Exchange the odd bits of `first` with the even bits of `second`, and
 * return both.
 */
static inline nb_pair128 nb_swap_by_1_sse2(__m128i first,
                                           __m128i second)
{
    const __m128i mask = _mm_set1_epi8(0x55);
    const __m128i differ = _mm_and_si128(
        mask, _mm_xor_si128(_mm_srli_epi64(first, 1), second));
    const nb_pair128 swapped = {
        _mm_xor_si128(first, _mm_slli_epi64(differ, 1)),
        _mm_xor_si128(second, differ)};

    return swapped;
}

/** Store 32 squares; low nibbles are files a to d, high e to h. */
static inline void nb_store_halves_sse2(uint8_t *mailbox,
                                        __m128i halves)
{
    const __m128i fifteens = _mm_set1_epi8(15);

    nb_store_ranks_sse2(
        mailbox, _mm_and_si128(halves, fifteens),
        _mm_and_si128(_mm_srli_epi16(halves, 4), fifteens));
}

/**
 * Return all 64 codes as nibbles, a byte for each rank, rank 1 first.
 * Each word holds two files, one in the low nibbles, one in the high:
 * first, lane 0: a low, e high; first, lane 1: c low, g high;
 * second, lane 0: b low, f high; second, lane 1: d low, h high.
 * 14 operations.
 */
static inline nb_pair128 nb_quad_to_nibbles_sse2(const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const nb_pair128 p = nb_swap_by_2_sse2(lower, upper);
    const nb_pair128 n =
        nb_swap_by_1_sse2(_mm_unpacklo_epi64(p.first, p.second),
                          _mm_unpackhi_epi64(p.first, p.second));

    return n;
}

/**
 * Write the code of each square as a byte of its own, a1 first, as
 * nb_quad_to_mailbox_sse2 does, in 28 operations and 4 stores.
 * `mailbox` must have room for 64 bytes, outside `quad`.
 */
static inline void nb_quad_to_mailbox_swaps_sse2(uint8_t mailbox[64],
                                                 const nb_quad *quad)
{
    const nb_pair128 n = nb_quad_to_nibbles_sse2(quad);
    const __m128i ab_ef = _mm_unpacklo_epi8(n.first, n.second);
    const __m128i cd_gh = _mm_unpackhi_epi8(n.first, n.second);

    nb_store_halves_sse2(mailbox, _mm_unpacklo_epi16(ab_ef, cd_gh));
    nb_store_halves_sse2(mailbox + 32,
                         _mm_unpackhi_epi16(ab_ef, cd_gh));
}

/** Return four words of 16 bits as one, the first lowest. */
static inline uint64_t nb_stack_ranks(uint64_t a, uint64_t b,
                                      uint64_t c, uint64_t d)
{
    return a | b << 16 | c << 32 | d << 48;
}

/** Return the top bits of 16 bytes, that of byte 0 lowest. */
static inline uint64_t nb_top_bits_sse2(__m128i bytes)
{
    return (uint64_t)(unsigned)_mm_movemask_epi8(bytes);
}

/**
 * Return two ranks of a mailbox as a quad; its other ranks are empty.
 * Each vector has the bit of its name at the top of its bytes.
 */
static inline nb_quad nb_load_ranks_sse2(const uint8_t *codes)
{
    const __m128i bit_3 = _mm_slli_epi16(nb_load128_bytes(codes), 4);
    const __m128i bit_2 = _mm_add_epi8(bit_3, bit_3);
    const __m128i bit_1 = _mm_add_epi8(bit_2, bit_2);
    const __m128i bit_0 = _mm_add_epi8(bit_1, bit_1);
    const nb_quad planes = {
        {nb_top_bits_sse2(bit_0), nb_top_bits_sse2(bit_1),
         nb_top_bits_sse2(bit_2), nb_top_bits_sse2(bit_3)}};

    return planes;
}

/**
 * Make the quad of 64 codes, a1 first, by SSE2: what
 * nb_quad_from_mailbox_plain makes. It ignores the upper nibbles.
 */
static inline void nb_quad_from_mailbox_sse2(nb_quad *quad,
                                             const uint8_t mailbox[64])
{
    const nb_quad a = nb_load_ranks_sse2(mailbox);
    const nb_quad b = nb_load_ranks_sse2(mailbox + 16);
    const nb_quad c = nb_load_ranks_sse2(mailbox + 32);
    const nb_quad d = nb_load_ranks_sse2(mailbox + 48);

    quad->plane[0] =
        nb_stack_ranks(a.plane[0], b.plane[0], c.plane[0], d.plane[0]);
    quad->plane[1] =
        nb_stack_ranks(a.plane[1], b.plane[1], c.plane[1], d.plane[1]);
    quad->plane[2] =
        nb_stack_ranks(a.plane[2], b.plane[2], c.plane[2], d.plane[2]);
    quad->plane[3] =
        nb_stack_ranks(a.plane[3], b.plane[3], c.plane[3], d.plane[3]);
}

/** Return the sum of four lanes of 32 bits. */
static inline int32_t nb_sum_lanes_sse2(__m128i lanes)
{
    const __m128i two = _mm_add_epi32(lanes, _mm_srli_si128(lanes, 8));

    return _mm_cvtsi128_si32(
        _mm_add_epi32(two, _mm_srli_si128(two, 4)));
}

/** Return the number of bits that are set in each of 16 bytes. */
static inline __m128i nb_byte_popcounts_sse2(__m128i x)
{
    const __m128i pairs = _mm_set1_epi8(0x55);
    const __m128i fours = _mm_set1_epi8(0x33);
    const __m128i eights = _mm_set1_epi8(0x0F);

    x = _mm_sub_epi8(x, _mm_and_si128(_mm_srli_epi64(x, 1), pairs));
    x = _mm_add_epi8(_mm_and_si128(x, fours),
                     _mm_and_si128(_mm_srli_epi64(x, 2), fours));
    return _mm_and_si128(_mm_add_epi8(x, _mm_srli_epi64(x, 4)), eights);
}

/** Return the number of bits that are set in each of two words. */
static inline __m128i nb_popcounts_sse2(__m128i words)
{
    return _mm_sad_epu8(nb_byte_popcounts_sse2(words),
                        _mm_setzero_si128());
}

/** Return the sizes of four sets, in lanes of 32 bits. */
static inline __m128i nb_count_four_sse2(const uint64_t sets[4])
{
    return _mm_packs_epi16(
        nb_popcounts_sse2(nb_load128_words(sets)),
        nb_popcounts_sse2(nb_load128_words(sets + 2)));
}

/** Return the sizes of eight sets, in lanes of 16 bits. */
static inline __m128i nb_count_eight_sse2(const uint64_t sets[8])
{
    return _mm_packs_epi16(nb_count_four_sse2(sets),
                           nb_count_four_sse2(sets + 4));
}

/** Return the sum of the sizes of eight sets, each times its weight. */
static inline int32_t nb_weigh_eight_sse2(const uint64_t sets[8],
                                          const int16_t weights[8])
{
    return nb_sum_lanes_sse2(_mm_madd_epi16(
        nb_count_eight_sse2(sets), nb_load128_int16s(weights)));
}

/**
 * Return the sum of the weights of all 64 squares of a quad, with a
 * weight for each code, also for 0, the empty square.
 */
static inline int32_t nb_quad_weigh_sse2(const nb_quad *quad,
                                         const int16_t weights[16])
{
    uint64_t sets[16];

    nb_quad_to_sets_sse2(sets, quad);
    return nb_weigh_eight_sse2(sets, weights) +
           nb_weigh_eight_sse2(sets + 8, weights + 8);
}

#endif
#endif
