/*
 * quad_avx512.h: a quad-bitboard with AVX-512, and a mailbox as a
 * product of matrices with GFNI. Each function says what the processor
 * must have. Empty if NB_SIMD512 is not defined.
 */
#ifndef NB_QUAD_AVX512_H
#define NB_QUAD_AVX512_H

#include <nibble/quad.h>
#include <nibble/wide.h>
#include <stdint.h>
#ifdef NB_SIMD512

/** Store the sets of the sixteen codes; needs NB_AVX512F. */
static inline NB_TARGET_AVX512F void
nb_quad_to_sets_avx512(uint64_t sets[16], const nb_quad *quad)
{
    const __m512i bit0 = _mm512_setr_epi64(0, -1, 0, -1, 0, -1, 0, -1);
    const __m512i bit1 = _mm512_setr_epi64(0, 0, -1, -1, 0, 0, -1, -1);
    const __m512i bit2 = _mm512_setr_epi64(0, 0, 0, 0, -1, -1, -1, -1);
    const __m512i plane3 = nb_broadcast512(quad->plane[3]);
    __m512i differ =
        _mm512_xor_si512(nb_broadcast512(quad->plane[0]), bit0);

    differ = _mm512_ternarylogic_epi64(
        differ, nb_broadcast512(quad->plane[1]), bit1, 0xF6);
    differ = _mm512_ternarylogic_epi64(
        differ, nb_broadcast512(quad->plane[2]), bit2, 0xF6);
    nb_store512_words(sets + 8, _mm512_andnot_si512(differ, plane3));
    nb_store512_words(
        sets, _mm512_ternarylogic_epi64(differ, plane3, plane3, 0x03));
}

/** Return the unit matrix in each lane: byte j has bit j. */
static inline NB_TARGET_AVX512F __m512i nb_unit512(void)
{
    return nb_broadcast512(UINT64_C(0x8040201008040201));
}

/**
 * Store the code on each square as a byte, a1 first; needs
 * NB_AVX512VBMI and NB_GFNI.
 */
static inline NB_TARGET_GFNI void
nb_quad_to_mailbox_avx512(uint8_t mailbox[64], const nb_quad *quad)
{
    const __m512i rows = nb_series512(UINT64_C(0x0008101820202020),
                                      UINT64_C(0x0101010100000000));
    const __m512i planes =
        _mm512_zextsi256_si512(nb_load256_words(quad->plane));
    const __m512i ranks = _mm512_permutexvar_epi8(rows, planes);

    nb_store512_bytes(
        mailbox, _mm512_gf2p8affine_epi64_epi8(nb_unit512(), ranks, 0));
}

/** Return eight words with reversed bytes; needs NB_AVX512VBMI. */
static inline NB_TARGET_VBMI __m512i nb_flip_avx512(__m512i words)
{
    return _mm512_shuffle_epi8(
        words, _mm512_broadcast_i32x4(_mm_set_epi64x(
                   0x08090A0B0C0D0E0F, 0x0001020304050607)));
}

/**
 * Return eight planes of eight ranks of bytes: bit j of byte i of rank
 * r (of the code on its file i) is bit i of byte r of plane j. Needs
 * NB_AVX512VBMI and NB_GFNI.
 */
static inline NB_TARGET_GFNI __m512i nb_transpose_avx512(__m512i ranks)
{
    const __m512i columns = nb_series512(UINT64_C(0x3830282018100800),
                                         UINT64_C(0x0101010101010101));
    const __m512i files = _mm512_gf2p8affine_epi64_epi8(
        nb_unit512(), nb_flip_avx512(ranks), 0);

    return _mm512_permutexvar_epi8(columns, files);
}

/**
 * Store the quad of 64 codes, a1 first; upper nibbles are ignored.
 * Needs NB_AVX512VBMI and NB_GFNI.
 */
static inline NB_TARGET_GFNI void
nb_quad_from_mailbox_avx512(nb_quad *quad, const uint8_t mailbox[64])
{
    const __m512i planes =
        nb_transpose_avx512(nb_load512_bytes(mailbox));

    nb_store256_words(quad->plane, _mm512_castsi512_si256(planes));
}

/**
 * Store the quads of two mailboxes of 64 codes; upper nibbles are
 * ignored. Needs NB_AVX512VBMI and NB_GFNI.
 */
static inline NB_TARGET_GFNI void
nb_two_quads_from_mailboxes_avx512(nb_quad quads[2],
                                   const uint8_t mailboxes[128])
{
    const __m512i first = nb_load512_bytes(mailboxes);
    const __m512i second =
        _mm512_slli_epi16(nb_load512_bytes(mailboxes + 64), 4);
    const __m512i both = nb_transpose_avx512(_mm512_ternarylogic_epi64(
        second, first, _mm512_set1_epi8(15), 0xD8));

    nb_store256_words(quads[0].plane, _mm512_castsi512_si256(both));
    nb_store256_words(quads[1].plane,
                      _mm512_extracti64x4_epi64(both, 1));
}

/** Return the sizes of eight sets; needs NB_AVX512VPOPCNTDQ. */
static inline NB_TARGET_VPOPCNTDQ __m512i
nb_popcounts_avx512(__m512i sets)
{
    return _mm512_popcnt_epi64(sets);
}

#endif
#endif
