/*
 * quad_avx2.h: a quad-bitboard in one register of 256 bits, plane 0 in
 * lane 0. Pointers may have any alignment. Call these functions only
 * if the processor has AVX2. Empty if simd.h finds no vectors.
 */
#ifndef NB_QUAD_AVX2_H
#define NB_QUAD_AVX2_H

#include <nibble/quad.h>
#include <nibble/wide.h>
#include <stdint.h>
#ifdef NB_SIMD

/** Return the planes of a quad, plane 0 in lane 0. */
static inline NB_TARGET_AVX2 __m256i
nb_quad_load_avx2(const nb_quad *quad)
{
    return nb_load256_words(quad->plane);
}

/** Store lane 0 as plane 0, and so on to lane 3 as plane 3. */
static inline NB_TARGET_AVX2 void nb_quad_store_avx2(nb_quad *quad,
                                                     __m256i planes)
{
    nb_store256_words(quad->plane, planes);
}

/** Return the code on a square, 0 to 63, from a quad's planes. */
static inline NB_TARGET_AVX2 unsigned nb_quad_at_avx2(__m256i planes,
                                                      unsigned square)
{
    assert(square <= 63);
    const __m128i up = _mm_cvtsi32_si128((int)(63 - square));
    const __m256i tops = _mm256_sll_epi64(planes, up);

    return (unsigned)_mm256_movemask_pd(_mm256_castsi256_pd(tops));
}

/** Store the sets of the sixteen codes, code 0 first. */
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
 * Return a byte for each square of four ranks: 255 if the set has it,
 * else 0. All four lanes hold the set. Byte i of ranks is the number
 * of the rank, 0 to 7, from which byte i of the result comes.
 */
static inline NB_TARGET_AVX2 __m256i nb_set_to_bytes_avx2(__m256i set,
                                                          __m256i ranks)
{
    const __m256i files = nb_broadcast256(UINT64_C(0x8040201008040201));
    const __m256i rank = _mm256_shuffle_epi8(set, ranks);

    return _mm256_cmpeq_epi8(files, _mm256_and_si256(files, rank));
}

/** Return the same for a plane, but with bit k in place of 255. */
static inline NB_TARGET_AVX2 __m256i
nb_plane_to_bytes_avx2(uint64_t plane, unsigned k, __m256i ranks)
{
    const __m256i bit = nb_broadcast256(~UINT64_C(0) / 255 << k);

    return _mm256_and_si256(
        nb_set_to_bytes_avx2(nb_broadcast256(plane), ranks), bit);
}

/** Return the 32 codes of four ranks of a quad, in bytes. */
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

/** Store the code on each square as a byte, a1 first. */
static inline NB_TARGET_AVX2 void
nb_quad_to_mailbox_avx2(uint8_t mailbox[64], const nb_quad *quad)
{
    const __m256i lower = _mm256_setr_epi64x(
        0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    const __m256i upper = _mm256_add_epi8(lower, _mm256_set1_epi8(4));

    nb_store256_bytes(mailbox, nb_four_ranks_avx2(quad, lower));
    nb_store256_bytes(mailbox + 32, nb_four_ranks_avx2(quad, upper));
}

/** Return the top bits of 32 bytes, byte 0's in bit 0. */
static inline NB_TARGET_AVX2 uint64_t nb_top_bits_avx2(__m256i bytes)
{
    return (uint32_t)_mm256_movemask_epi8(bytes);
}

/** Store the quad of 64 codes, a1 first; upper nibbles are ignored. */
static inline NB_TARGET_AVX2 void
nb_quad_from_mailbox_avx2(nb_quad *quad, const uint8_t mailbox[64])
{
    __m256i a = _mm256_slli_epi16(nb_load256_bytes(mailbox), 4);
    __m256i b = _mm256_slli_epi16(nb_load256_bytes(mailbox + 32), 4);

    for (unsigned k = 4; k-- > 0;) {
        quad->plane[k] = nb_top_bits_avx2(a) | nb_top_bits_avx2(b)
                                                   << 32;
        a = _mm256_add_epi8(a, a);
        b = _mm256_add_epi8(b, b);
    }
}

/** Return four sets with reversed ranks: rank 1 becomes rank 8. */
static inline NB_TARGET_AVX2 __m256i nb_flip_avx2(__m256i sets)
{
    const __m256i bytes =
        _mm256_setr_epi64x(0x0001020304050607, 0x08090A0B0C0D0E0F,
                           0x0001020304050607, 0x08090A0B0C0D0E0F);

    return _mm256_shuffle_epi8(sets, bytes);
}

/**
 * Return, for each byte of indices, the entry of a table that its low
 * nibble names. Entries 0 to 7 are the bytes of first, lowest first,
 * and entries 8 to 15 those of last.
 */
static inline NB_TARGET_AVX2 __m256i nb_lookup_avx2(uint64_t first,
                                                    uint64_t last,
                                                    __m256i indices)
{
    const __m256i table = _mm256_unpacklo_epi64(nb_broadcast256(first),
                                                nb_broadcast256(last));

    return _mm256_shuffle_epi8(
        table, _mm256_and_si256(indices, _mm256_set1_epi8(15)));
}

/** Return the low nibble of each byte with its bits reversed. */
static inline NB_TARGET_AVX2 __m256i
nb_reverse_nibbles_avx2(__m256i bytes)
{
    return nb_lookup_avx2(UINT64_C(0x0E060A020C040800),
                          UINT64_C(0x0F070B030D050901), bytes);
}

/** Return four sets with reversed files: a becomes h. */
static inline NB_TARGET_AVX2 __m256i nb_mirror_avx2(__m256i sets)
{
    const __m256i low = nb_reverse_nibbles_avx2(sets);
    const __m256i high =
        nb_reverse_nibbles_avx2(_mm256_srli_epi16(sets, 4));

    return _mm256_or_si256(_mm256_slli_epi16(low, 4), high);
}

/** Return the four lanes in reverse: lane 0 becomes lane 3. */
static inline NB_TARGET_AVX2 __m256i nb_reverse_lanes_avx2(__m256i sets)
{
    return _mm256_permute4x64_epi64(sets, 0x1B);
}

/**
 * Return each set moved by one square, without wraps: lane 0 east, 1
 * north, 2 north-west, 3 north-east.
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
 * Return each set moved by one square, without wraps: lane 0 west, 1
 * south, 2 south-east, 3 south-west.
 */
static inline NB_TARGET_AVX2 __m256i nb_step_down_avx2(__m256i sets)
{
    const __m256i counts = _mm256_setr_epi64x(1, 8, 7, 9);
    const __m256i kept =
        _mm256_setr_epi64x(0x7F7F7F7F7F7F7F7F, -1, ~0x0101010101010101,
                           0x7F7F7F7F7F7F7F7F);

    return _mm256_and_si256(_mm256_srlv_epi64(sets, counts), kept);
}

/** Return each word rotated left by the count in its lane, 0 to 63. */
static inline NB_TARGET_AVX2 __m256i nb_rotate_avx2(__m256i words,
                                                    __m256i counts)
{
    const __m256i others =
        _mm256_sub_epi64(nb_broadcast256(64), counts);

    return _mm256_or_si256(_mm256_sllv_epi64(words, counts),
                           _mm256_srlv_epi64(words, others));
}

/** Return four sets moved one file east, without wraps. */
static inline NB_TARGET_AVX2 __m256i nb_east_avx2(__m256i sets)
{
    return _mm256_andnot_si256(nb_broadcast256(~UINT64_C(0) / 255),
                               _mm256_slli_epi64(sets, 1));
}

/** Return four sets moved one file west, without wraps. */
static inline NB_TARGET_AVX2 __m256i nb_west_avx2(__m256i sets)
{
    return _mm256_andnot_si256(nb_broadcast256(~UINT64_C(0) / 255 << 7),
                               _mm256_srli_epi64(sets, 1));
}

/** Return what knights on each of four sets attack, lane by lane. */
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

/** Return the sum of the four lanes, modulo 2^64. */
static inline NB_TARGET_AVX2 uint64_t nb_sum_lanes_avx2(__m256i words)
{
    const __m128i twos =
        _mm_add_epi64(_mm256_castsi256_si128(words),
                      _mm256_extracti128_si256(words, 1));

    return (uint64_t)_mm_cvtsi128_si64(
        _mm_add_epi64(twos, _mm_unpackhi_epi64(twos, twos)));
}

/** Return the number of bits in the low nibble of each byte. */
static inline NB_TARGET_AVX2 __m256i
nb_count_nibbles_avx2(__m256i bytes)
{
    return nb_lookup_avx2(UINT64_C(0x0302020102010100),
                          UINT64_C(0x0403030203020201), bytes);
}

/** Return the sizes of four sets, each in the lane of its set. */
static inline NB_TARGET_AVX2 __m256i nb_popcounts_avx2(__m256i sets)
{
    const __m256i counts = _mm256_add_epi8(
        nb_count_nibbles_avx2(sets),
        nb_count_nibbles_avx2(_mm256_srli_epi16(sets, 4)));

    return _mm256_sad_epu8(counts, _mm256_setzero_si256());
}

/**
 * Return the sum of the sizes of four sets, each times the weight in
 * its lane. A weight must be less than 2^32.
 */
static inline NB_TARGET_AVX2 uint64_t nb_weigh_avx2(__m256i sets,
                                                    __m256i weights)
{
    return nb_sum_lanes_avx2(
        _mm256_mul_epu32(nb_popcounts_avx2(sets), weights));
}

#endif
#endif
