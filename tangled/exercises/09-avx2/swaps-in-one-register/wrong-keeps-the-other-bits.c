/* Each lane keeps the bits that its partner should get. */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 static __m256i choose(__m256i own, __m256i partner,
                                     __m256i up, __m256i down,
                                     __m256i kept)
{
    const __m256i moved =
        _mm256_or_si256(_mm256_sllv_epi64(partner, up),
                        _mm256_srlv_epi64(partner, down));
    const __m256i differ = _mm256_xor_si256(own, moved);

    return _mm256_xor_si256(moved, _mm256_and_si256(differ, kept));
}

NB_TARGET_AVX2 static __m256i by_ranks(__m256i files)
{
    const __m256i halves = _mm256_permutevar8x32_epi32(
        files, _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7));

    return _mm256_shuffle_epi8(
        halves,
        _mm256_broadcastsi128_si256(_mm_setr_epi8(
            0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15)));
}

NB_TARGET_AVX2 void ex_mailbox(uint8_t mailbox[64],
                               const nb_quad *quad)
{
    const __m256i rows = nb_quad_load_avx2(quad);
    const __m256i pairs =
        choose(rows, _mm256_permute4x64_epi64(rows, 0x4E),
               _mm256_setr_epi64x(2, 2, 64, 64),
               _mm256_setr_epi64x(64, 64, 2, 2),
               _mm256_set1_epi8(0x33)); /* in all four lanes */
    const __m256i codes =
        choose(pairs, _mm256_shuffle_epi32(pairs, 0x4E),
               _mm256_setr_epi64x(1, 64, 1, 64),
               _mm256_setr_epi64x(64, 1, 64, 1),
               _mm256_set1_epi8(0x55));
    const __m256i low = _mm256_set1_epi8(0x0F);
    const __m256i a_to_d = by_ranks(_mm256_and_si256(codes, low));
    const __m256i e_to_h =
        by_ranks(_mm256_and_si256(_mm256_srli_epi64(codes, 4), low));
    const __m256i first = _mm256_unpacklo_epi32(a_to_d, e_to_h);
    const __m256i second = _mm256_unpackhi_epi32(a_to_d, e_to_h);

    nb_store256_bytes(mailbox,
                      _mm256_permute2x128_si256(first, second, 0x20));
    nb_store256_bytes(mailbox + 32,
                      _mm256_permute2x128_si256(first, second, 0x31));
}
