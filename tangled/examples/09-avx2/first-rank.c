#include <immintrin.h>
#include <stdio.h>

__attribute__((target("avx2"))) int main(void)
{
    unsigned long long start[4] = {
        0xFFFF000000000000, 0x2CFF00000000FF2C, 0x7600000000000076,
        0x9900000000000099};
    __m256i board = _mm256_loadu_si256((__m256i *)start);

    for (int square = 0; square < 8; square++) {
        __m128i up = _mm_cvtsi32_si128(63 - square);
        __m256i moved = _mm256_sll_epi64(board, up);
        __m256d signs = _mm256_castsi256_pd(moved);
        printf("%X ", (unsigned)_mm256_movemask_pd(signs));
    }
    printf("\n");
}
