/* A weight is its two bits less 2, and nothing takes the twos off. */
#include <nibble/wide.h>
#include <string.h>

NB_TARGET_AVX2 void ex_two_bit_rows(int32_t dots[8],
                                    const uint8_t packed[64],
                                    const int8_t y[32])
{
    const __m256i mask = _mm256_set1_epi8(3);
    __m256i pairs = _mm256_setzero_si256(), sums;
    int32_t four;

    for (unsigned i = 0; i < 32; i += 4) {
        __m256i bits = nb_load256_bytes(packed + i % 8 * 8);

        memcpy(&four, y + i, sizeof four);
        bits = _mm256_srli_epi16(bits, (int)(i / 8 * 2));
        bits = _mm256_and_si256(bits, mask);
        pairs = _mm256_add_epi16(
            pairs, _mm256_maddubs_epi16(bits, _mm256_set1_epi32(four)));
    }
    sums = _mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
    _mm256_storeu_si256((__m256i *)(void *)dots, sums);
}
