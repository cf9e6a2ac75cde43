/*
 * The unpacks work in each half of the register, and so ranks 3 and 4
 * change places with ranks 5 and 6.
 */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 uint64_t ex_black(const uint8_t board[32])
{
    const __m256i bytes = nb_load256_bytes(board);
    const __m256i low = _mm256_slli_epi16(bytes, 7);
    const __m256i high = _mm256_slli_epi16(bytes, 3);

    return nb_top_bits_avx2(_mm256_unpacklo_epi8(low, high)) |
           nb_top_bits_avx2(_mm256_unpackhi_epi8(low, high)) << 32;
}
