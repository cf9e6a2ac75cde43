/*
 * Movemask returns an int. If h4 has a black piece, its bit is the
 * sign, and the upper half of the word is filled with it.
 */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 uint64_t ex_black(const uint8_t board[32])
{
    const __m256i bytes =
        _mm256_permute4x64_epi64(nb_load256_bytes(board), 0xD8);
    const __m256i low = _mm256_slli_epi16(bytes, 7);
    const __m256i high = _mm256_slli_epi16(bytes, 3);
    const int first =
        _mm256_movemask_epi8(_mm256_unpacklo_epi8(low, high));
    const int last =
        _mm256_movemask_epi8(_mm256_unpackhi_epi8(low, high));

    return (uint64_t)first | (uint64_t)last << 32;
}
