/*
 * quad_avx2.h: a quad-bitboard in one register of 256 bits, plane 0 in
 * lane 0. All pointers may have any alignment. Empty where simd.h finds
 * no vectors.
 */
#ifndef NB_QUAD_AVX2_H
#define NB_QUAD_AVX2_H

#include <nibble/quad.h>
#include <nibble/wide.h>
#include <stdint.h>
#ifdef NB_SIMD

/** The planes of a quad, plane 0 in lane 0. */
static inline NB_TARGET_AVX2 __m256i
nb_quad_load_avx2(const nb_quad *quad)
{
    return nb_load256_words(quad->plane);
}

/** Stores lane 0 as plane 0, to lane 3 as plane 3. */
static inline NB_TARGET_AVX2 void nb_quad_store_avx2(nb_quad *quad,
                                                     __m256i planes)
{
    nb_store256_words(quad->plane, planes);
}

/** The code on a square, which is at most 63, of a quad's planes. */
static inline NB_TARGET_AVX2 unsigned nb_quad_at_avx2(__m256i planes,
                                                      unsigned square)
{
    assert(square <= 63);
    const __m128i up = _mm_cvtsi32_si128((int)(63 - square));
    const __m256i tops = _mm256_sll_epi64(planes, up);

    return (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(tops));
}

/** The sets of the sixteen codes, by AVX2. */
static inline NB_TARGET_AVX2 void
nb_quad_to_sets_avx2(uint64_t sets[16], const nb_quad *quad)
{
    const __m256i even = _mm256_setr_epi64x(-1, 0, -1, 0);
    const __m256i below = _mm256_setr_epi64x(-1, -1, 0, 0);
    const __m256i plane2 = nb_broadcast256(quad->plane[2]);
    const __m256i plane3 = nb_broadcast256(quad->plane[3]);
    const __m256i four = _mm256_and_si256(
        _mm256_xor_si256(nb_broadcast256(quad->plane[0]), even),
        _mm256_xor_si256(nb_broadcast256(quad->plane[1]), below));
    const __m256i low = _mm256_andnot_si256(plane3, four);
    const __m256i high = _mm256_and_si256(plane3, four);

    nb_store256_words(sets, _mm256_andnot_si256(plane2, low));
    nb_store256_words(sets + 4, _mm256_and_si256(plane2, low));
    nb_store256_words(sets + 8, _mm256_andnot_si256(plane2, high));
    nb_store256_words(sets + 12, _mm256_and_si256(plane2, high));
}

/**
 * Each square of four ranks as a byte: all ones if the set has it. The
 * set is in all four lanes; ranks has each rank's number eight times.
 */
static inline NB_TARGET_AVX2 __m256i nb_set_to_bytes_avx2(__m256i set,
                                                          __m256i ranks)
{
    const __m256i files = nb_broadcast256(UINT64_C(0x8040201008040201));
    const __m256i rank = _mm256_shuffle_epi8(set, ranks);

    return _mm256_cmpeq_epi8(files, _mm256_and_si256(files, rank));
}

/** A set as nb_set_to_bytes_avx2 has it, but bit k alone. */
static inline NB_TARGET_AVX2 __m256i
nb_plane_to_bytes_avx2(uint64_t plane, unsigned k, __m256i ranks)
{
    const __m256i bit = nb_broadcast256(~UINT64_C(0) / 255 << k);

    return _mm256_and_si256(
        nb_set_to_bytes_avx2(nb_broadcast256(plane), ranks), bit);
}

/** Four ranks of a quad as 32 codes, in bytes. */
static inline NB_TARGET_AVX2 __m256i
nb_four_ranks_avx2(const nb_quad *quad, __m256i ranks)
{
    const uint64_t *plane = quad->plane;

    return _mm256_or_si256(
        _mm256_or_si256(nb_plane_to_bytes_avx2(plane[0], 0, ranks),
                        nb_plane_to_bytes_avx2(plane[1], 1, ranks)),
        _mm256_or_si256(nb_plane_to_bytes_avx2(plane[2], 2, ranks),
                        nb_plane_to_bytes_avx2(plane[3], 3, ranks)));
}

/** The code on each square as a byte of its own, a1 first, by AVX2. */
static inline NB_TARGET_AVX2 void
nb_quad_to_mailbox_avx2(uint8_t mailbox[64], const nb_quad *quad)
{
    const __m256i lower = _mm256_setr_epi64x(
        0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    const __m256i upper = _mm256_add_epi8(lower, _mm256_set1_epi8(4));

    nb_store256_bytes(mailbox, nb_four_ranks_avx2(quad, lower));
    nb_store256_bytes(mailbox + 32, nb_four_ranks_avx2(quad, upper));
}

/** The top bits of 32 bytes, the first byte's at the bottom. */
static inline NB_TARGET_AVX2 uint64_t nb_top_bits256(__m256i bytes)
{
    return (uint32_t)_mm256_movemask_epi8(bytes);
}

/** The quad of 64 codes, of which the upper nibbles are ignored. */
static inline NB_TARGET_AVX2 void
nb_quad_from_mailbox_avx2(nb_quad *quad, const uint8_t mailbox[64])
{
    __m256i a = _mm256_slli_epi16(nb_load256_bytes(mailbox), 4);
    __m256i b = _mm256_slli_epi16(nb_load256_bytes(mailbox + 32), 4);

    for (unsigned k = 4; k-- > 0;) {
        quad->plane[k] = nb_top_bits256(a) | nb_top_bits256(b) << 32;
        a = _mm256_add_epi8(a, a);
        b = _mm256_add_epi8(b, b);
    }
}

/** Four sets with their ranks in reverse: rank 1 becomes rank 8. */
static inline NB_TARGET_AVX2 __m256i nb_flip_avx2(__m256i sets)
{
    const __m256i bytes =
        _mm256_setr_epi64x(0x0001020304050607, 0x08090A0B0C0D0E0F,
                           0x0001020304050607, 0x08090A0B0C0D0E0F);

    return _mm256_shuffle_epi8(sets, bytes);
}

/** What a table of sixteen bytes has for the low nibble of each. */
static inline NB_TARGET_AVX2 __m256i nb_look_up_avx2(uint64_t first,
                                                     uint64_t last,
                                                     __m256i indices)
{
    const __m256i table = _mm256_unpacklo_epi64(nb_broadcast256(first),
                                                nb_broadcast256(last));

    return _mm256_shuffle_epi8(
        table, _mm256_and_si256(indices, _mm256_set1_epi8(15)));
}

/** The bits of each nibble in reverse, in the low half of a byte. */
static inline NB_TARGET_AVX2 __m256i nb_turn_nibbles_avx2(__m256i bytes)
{
    return nb_look_up_avx2(UINT64_C(0x0E060A020C040800),
                           UINT64_C(0x0F070B030D050901), bytes);
}

/** Four sets with their files in reverse: the a-file becomes the h. */
static inline NB_TARGET_AVX2 __m256i nb_mirror_avx2(__m256i sets)
{
    const __m256i low = nb_turn_nibbles_avx2(sets);
    const __m256i high =
        nb_turn_nibbles_avx2(_mm256_srli_epi16(sets, 4));

    return _mm256_or_si256(_mm256_slli_epi16(low, 4), high);
}

/** The four lanes in reverse: lane 0 becomes lane 3. */
static inline NB_TARGET_AVX2 __m256i nb_reverse_lanes_avx2(__m256i sets)
{
    return _mm256_permute4x64_epi64(sets, 0x1B);
}

/**
 * Each set moved by one square, none over an edge: lane 0 to the east,
 * 1 to the north, 2 to the north-west, 3 to the north-east.
 */
static inline NB_TARGET_AVX2 __m256i nb_step_up_avx2(__m256i sets)
{
    const __m256i counts = _mm256_setr_epi64x(1, 8, 7, 9);
    const __m256i kept =
        _mm256_setr_epi64x(~0x0101010101010101, -1, 0x7F7F7F7F7F7F7F7F,
                           ~0x0101010101010101);

    return _mm256_and_si256(_mm256_sllv_epi64(sets, counts), kept);
}

/**
 * The same the other way: lane 0 to the west, 1 to the south, 2 to the
 * south-east, 3 to the south-west.
 */
static inline NB_TARGET_AVX2 __m256i nb_step_down_avx2(__m256i sets)
{
    const __m256i counts = _mm256_setr_epi64x(1, 8, 7, 9);
    const __m256i kept =
        _mm256_setr_epi64x(0x7F7F7F7F7F7F7F7F, -1, ~0x0101010101010101,
                           0x7F7F7F7F7F7F7F7F);

    return _mm256_and_si256(_mm256_srlv_epi64(sets, counts), kept);
}

/** Each word rotated to the left by the count in its lane, to 63. */
static inline NB_TARGET_AVX2 __m256i nb_rotate_avx2(__m256i words,
                                                    __m256i counts)
{
    const __m256i others =
        _mm256_sub_epi64(nb_broadcast256(64), counts);

    return _mm256_or_si256(_mm256_sllv_epi64(words, counts),
                           _mm256_srlv_epi64(words, others));
}

/** Four sets, one file further east; what leaves the board is gone. */
static inline NB_TARGET_AVX2 __m256i nb_east_avx2(__m256i sets)
{
    return _mm256_andnot_si256(nb_broadcast256(~UINT64_C(0) / 255),
                               _mm256_slli_epi64(sets, 1));
}

/** The same one file further west. */
static inline NB_TARGET_AVX2 __m256i nb_west_avx2(__m256i sets)
{
    return _mm256_andnot_si256(nb_broadcast256(~UINT64_C(0) / 255 << 7),
                               _mm256_srli_epi64(sets, 1));
}

/** What the knights of four sets attack, each lane for itself. */
static inline NB_TARGET_AVX2 __m256i
nb_knight_attacks_avx2(__m256i sets)
{
    const __m256i east = nb_east_avx2(sets), west = nb_west_avx2(sets);
    const __m256i one = _mm256_or_si256(east, west);
    const __m256i two =
        _mm256_or_si256(nb_east_avx2(east), nb_west_avx2(west));

    return _mm256_or_si256(_mm256_or_si256(_mm256_slli_epi64(one, 16),
                                           _mm256_srli_epi64(one, 16)),
                           _mm256_or_si256(_mm256_slli_epi64(two, 8),
                                           _mm256_srli_epi64(two, 8)));
}

/** The sum of the four lanes. */
static inline NB_TARGET_AVX2 uint64_t nb_sum_lanes_avx2(__m256i words)
{
    const __m128i twos =
        _mm_add_epi64(_mm256_castsi256_si128(words),
                      _mm256_extracti128_si256(words, 1));

    return (uint64_t)_mm_cvtsi128_si64(
        _mm_add_epi64(twos, _mm_unpackhi_epi64(twos, twos)));
}

/** How many bits are set in the low nibble of each byte. */
static inline NB_TARGET_AVX2 __m256i
nb_count_nibbles_avx2(__m256i bytes)
{
    return nb_look_up_avx2(UINT64_C(0x0302020102010100),
                           UINT64_C(0x0403030203020201), bytes);
}

/** How many members each of four sets has. */
static inline NB_TARGET_AVX2 __m256i nb_popcounts_avx2(__m256i sets)
{
    const __m256i counts = _mm256_add_epi8(
        nb_count_nibbles_avx2(sets),
        nb_count_nibbles_avx2(_mm256_srli_epi16(sets, 4)));

    return _mm256_sad_epu8(counts, _mm256_setzero_si256());
}

/**
 * The members of four sets, each counted with the weight in its lane.
 * A weight is less than 2^32.
 */
static inline NB_TARGET_AVX2 uint64_t nb_weigh_avx2(__m256i sets,
                                                    __m256i weights)
{
    return nb_sum_lanes_avx2(
        _mm256_mul_epu32(nb_popcounts_avx2(sets), weights));
}

#endif
#endif
