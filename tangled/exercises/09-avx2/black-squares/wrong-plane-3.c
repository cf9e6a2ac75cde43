/*
 * A shift by 4, as in the conversion of a mailbox, brings bit 3 of the
 * codes to the top, and bit 0 says whose piece it is.
 */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 uint64_t ex_black(const uint8_t board[32])
{
    const __m256i high =
        _mm256_permute4x64_epi64(nb_load256_bytes(board), 0xD8);
    const __m256i low = _mm256_slli_epi16(high, 4);

    return nb_top_bits_avx2(_mm256_unpacklo_epi8(low, high)) |
           nb_top_bits_avx2(_mm256_unpackhi_epi8(low, high)) << 32;
}
