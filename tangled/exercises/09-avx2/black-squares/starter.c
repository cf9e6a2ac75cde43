#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 uint64_t ex_black(const uint8_t board[32])
{
    return nb_top_bits_avx2(
        _mm256_slli_epi16(nb_load256_bytes(board), 3));
}
