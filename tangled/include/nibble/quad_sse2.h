/*
 * quad_sse2.h: a quad-bitboard in two registers of 128 bits. Plane 0
 * is lane 0 of the first, plane 3 lane 1 of the second. Pointers may
 * lie anywhere that their type allows. Empty where there is no NB_SIMD.
 */
#ifndef NB_QUAD_SSE2_H
#define NB_QUAD_SSE2_H

#include <nibble/quad.h>
#include <nibble/simd.h>
#include <stdint.h>
#ifdef NB_SIMD

/** Lane 1 of a vector of two words, in both lanes. */
static inline __m128i nb_twice_upper128(__m128i words)
{
    return _mm_unpackhi_epi64(words, words);
}

/** Lane 0 of a vector of two words, in both lanes. */
static inline __m128i nb_twice_lower128(__m128i words)
{
    return _mm_unpacklo_epi64(words, words);
}

/**
 * Stores four of sixteen sets: those of two codes that are neighbours,
 * and those of the two codes that are 4 higher. Lane 1 of of_3_and_1
 * tells of planes 3 and 1; without_2 and with_2 of planes 2 and 0.
 */
static inline void nb_store_four_sets_sse2(uint64_t *sets,
                                           __m128i of_3_and_1,
                                           __m128i without_2,
                                           __m128i with_2)
{
    const __m128i twice = nb_twice_upper128(of_3_and_1);

    nb_store128_words(sets, _mm_and_si128(twice, without_2));
    nb_store128_words(sets + 4, _mm_and_si128(twice, with_2));
}

/** The sets of the sixteen codes, by SSE2. */
static inline void nb_quad_to_sets_sse2(uint64_t sets[16],
                                        const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const __m128i ones = _mm_cmpeq_epi8(lower, lower);
    const __m128i both = _mm_and_si128(lower, upper);
    const __m128i some = _mm_or_si128(lower, upper);
    const __m128i none = _mm_xor_si128(some, ones);
    const __m128i only_lower = _mm_xor_si128(lower, both);
    const __m128i only_upper = _mm_xor_si128(upper, both);
    const __m128i without_2 = _mm_unpacklo_epi64(none, only_lower);
    const __m128i with_2 = _mm_unpacklo_epi64(only_upper, both);
    nb_store_four_sets_sse2(sets, none, without_2, with_2);
    nb_store_four_sets_sse2(sets + 2, only_lower, without_2, with_2);
    nb_store_four_sets_sse2(sets + 8, only_upper, without_2, with_2);
    nb_store_four_sets_sse2(sets + 10, both, without_2, with_2);
}

/** Four planes, each of them in both lanes of its vector. */
typedef struct nb_planes128 {
    __m128i p0, p1, p2, p3;
} nb_planes128;

/** The planes of a quad, two to a vector, each in both lanes. */
static inline nb_planes128 nb_both_lanes_sse2(__m128i lower,
                                              __m128i upper)
{
    const nb_planes128 planes = {
        nb_twice_lower128(lower), nb_twice_upper128(lower),
        nb_twice_lower128(upper), nb_twice_upper128(upper)};

    return planes;
}

/** One file in lane 0, the next one in lane 1; a is 0. */
static inline __m128i nb_two_files128(unsigned file)
{
    const uint64_t first = ~UINT64_C(0) / 255 << file;

    return _mm_set_epi64x((int64_t)(first << 1), (int64_t)first);
}

/** The union of four vectors. */
static inline __m128i nb_union128(__m128i a, __m128i b, __m128i c,
                                  __m128i d)
{
    return _mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d));
}

/** Four planes, and of each only what a mask has. */
static inline nb_planes128 nb_masked_sse2(nb_planes128 planes,
                                          __m128i mask)
{
    const nb_planes128 masked = {
        _mm_and_si128(planes.p0, mask), _mm_and_si128(planes.p1, mask),
        _mm_and_si128(planes.p2, mask), _mm_and_si128(planes.p3, mask)};

    return masked;
}

/**
 * The codes on files a and b: byte r of lane 0 is what stands on the
 * a-file of rank r, from 0, and lane 1 twice what is on the b-file.
 */
static inline __m128i nb_files_ab_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files128(0));

    return nb_union128(p.p0, _mm_slli_epi64(p.p1, 1),
                       _mm_slli_epi64(p.p2, 2),
                       _mm_slli_epi64(p.p3, 3));
}

/** The same of files c and d. */
static inline __m128i nb_files_cd_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files128(2));

    return nb_union128(_mm_srli_epi64(p.p0, 2), _mm_srli_epi64(p.p1, 1),
                       p.p2, _mm_slli_epi64(p.p3, 1));
}

/** The same of files e and f. */
static inline __m128i nb_files_ef_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files128(4));

    return nb_union128(_mm_srli_epi64(p.p0, 4), _mm_srli_epi64(p.p1, 3),
                       _mm_srli_epi64(p.p2, 2),
                       _mm_srli_epi64(p.p3, 1));
}

/** The same of files g and h. */
static inline __m128i nb_files_gh_sse2(nb_planes128 planes)
{
    const nb_planes128 p = nb_masked_sse2(planes, nb_two_files128(6));

    return nb_union128(_mm_srli_epi64(p.p0, 6), _mm_srli_epi64(p.p1, 5),
                       _mm_srli_epi64(p.p2, 4),
                       _mm_srli_epi64(p.p3, 3));
}

/** The bytes of lane 0 and half of those of lane 1, taking turns. */
static inline __m128i nb_zip_files_sse2(__m128i files)
{
    const __m128i second = _mm_srli_epi64(nb_twice_upper128(files), 1);

    return _mm_unpacklo_epi8(files, second);
}

/** Stores 32 squares from half-ranks: a to d, and e to h. */
static inline void nb_store_ranks_sse2(uint8_t *mailbox, __m128i abcd,
                                       __m128i efgh)
{
    nb_store128_bytes(mailbox, _mm_unpacklo_epi32(abcd, efgh));
    nb_store128_bytes(mailbox + 16, _mm_unpackhi_epi32(abcd, efgh));
}

/** The code on each square as a byte of its own, a1 first, by SSE2. */
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

/** Two vectors. */
typedef struct nb_pair128 {
    __m128i first, second;
} nb_pair128;

/** Exchanges the odd bits of first with the even bits of second. */
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

/**
 * Exchanges the upper two bits of each nibble of first with the lower
 * two of second.
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

/** Stores 32 squares: of 16 bytes the low nibbles are files a to d. */
static inline void nb_store_halves_sse2(uint8_t *mailbox,
                                        __m128i halves)
{
    const __m128i fifteens = _mm_set1_epi8(15);

    nb_store_ranks_sse2(
        mailbox, _mm_and_si128(halves, fifteens),
        _mm_and_si128(_mm_srli_epi16(halves, 4), fifteens));
}

/** Codes of files a, e and b, f in the first, c, g and d, h after. */
static inline nb_pair128 nb_quad_to_nibbles_sse2(const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const nb_pair128 s =
        nb_swap_by_1_sse2(_mm_unpacklo_epi64(lower, upper),
                          _mm_unpackhi_epi64(lower, upper));
    const nb_pair128 n =
        nb_swap_by_2_sse2(_mm_unpacklo_epi64(s.first, s.second),
                          _mm_unpackhi_epi64(s.first, s.second));

    return n;
}

/** What nb_quad_to_mailbox_sse2 writes, in half the instructions. */
static inline void nb_quad_to_mailbox_swaps_sse2(uint8_t mailbox[64],
                                                 const nb_quad *quad)
{
    const nb_pair128 n = nb_quad_to_nibbles_sse2(quad);
    const __m128i a_c = _mm_unpacklo_epi8(n.first, n.second);
    const __m128i b_d = _mm_unpackhi_epi8(n.first, n.second);

    nb_store_halves_sse2(mailbox, _mm_unpacklo_epi8(a_c, b_d));
    nb_store_halves_sse2(mailbox + 32, _mm_unpackhi_epi8(a_c, b_d));
}

/** Four words of 16 bits as one, the first at the bottom. */
static inline uint64_t nb_stack_ranks(uint64_t a, uint64_t b,
                                      uint64_t c, uint64_t d)
{
    return a | b << 16 | c << 32 | d << 48;
}

/** The top bits of 16 bytes, the first byte's at the bottom. */
static inline uint64_t nb_top_bits128(__m128i bytes)
{
    return (uint64_t)(unsigned)_mm_movemask_epi8(bytes);
}

/**
 * Two ranks of a mailbox as a quad, whose other ranks are empty. Each
 * vector has the bit that it is named for at the top of its bytes.
 */
static inline nb_quad nb_load_ranks_sse2(const uint8_t *codes)
{
    const __m128i bit_3 = _mm_slli_epi16(nb_load128_bytes(codes), 4);
    const __m128i bit_2 = _mm_add_epi8(bit_3, bit_3);
    const __m128i bit_1 = _mm_add_epi8(bit_2, bit_2);
    const __m128i bit_0 = _mm_add_epi8(bit_1, bit_1);
    const nb_quad planes = {
        {nb_top_bits128(bit_0), nb_top_bits128(bit_1),
         nb_top_bits128(bit_2), nb_top_bits128(bit_3)}};

    return planes;
}

/** The quad of 64 codes, of which the upper nibbles are ignored. */
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

/** The sum of four lanes of 32 bits. */
static inline int32_t nb_sum128(__m128i lanes)
{
    const __m128i two = _mm_add_epi32(lanes, _mm_srli_si128(lanes, 8));

    return _mm_cvtsi128_si32(
        _mm_add_epi32(two, _mm_srli_si128(two, 4)));
}

/** How many bits are set in each of sixteen bytes. */
static inline __m128i nb_byte_popcount128(__m128i x)
{
    const __m128i pairs = _mm_set1_epi8(0x55);
    const __m128i fours = _mm_set1_epi8(0x33);
    const __m128i eights = _mm_set1_epi8(0x0F);

    x = _mm_sub_epi8(x, _mm_and_si128(_mm_srli_epi64(x, 1), pairs));
    x = _mm_add_epi8(_mm_and_si128(x, fours),
                     _mm_and_si128(_mm_srli_epi64(x, 2), fours));
    return _mm_and_si128(_mm_add_epi8(x, _mm_srli_epi64(x, 4)), eights);
}

/** How many bits are set in each of two words. */
static inline __m128i nb_popcount128(__m128i words)
{
    return _mm_sad_epu8(nb_byte_popcount128(words),
                        _mm_setzero_si128());
}

/** The numbers of bits of four words, in lanes of 32 bits. */
static inline __m128i nb_count_four_sse2(const uint64_t sets[4])
{
    return _mm_packs_epi16(nb_popcount128(nb_load128_words(sets)),
                           nb_popcount128(nb_load128_words(sets + 2)));
}

/** The numbers of bits of eight words, in lanes of 16 bits. */
static inline __m128i nb_count_eight_sse2(const uint64_t sets[8])
{
    return _mm_packs_epi16(nb_count_four_sse2(sets),
                           nb_count_four_sse2(sets + 4));
}

/** The sum of the sizes of eight sets, each times its weight. */
static inline int32_t nb_weigh_eight_sse2(const uint64_t sets[8],
                                          const int16_t weights[8])
{
    return nb_sum128(_mm_madd_epi16(nb_count_eight_sse2(sets),
                                    nb_load128_int16s(weights)));
}

/** The sum of the weights of all men of a quad, a weight each code. */
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
