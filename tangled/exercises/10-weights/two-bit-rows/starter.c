#include <nibble/wide.h>
#include <string.h>

NB_TARGET_AVX2 void ex_two_bit_rows(int32_t dots[8],
                                    const uint8_t packed[64],
                                    const int8_t y[32])
{
    const __m256i mask = _mm256_set1_epi8(3);
    __m256i bytes = nb_load256_bytes(packed), pairs;
    int32_t four;

    memcpy(&four, y, sizeof four);
    pairs = _mm256_maddubs_epi16(_mm256_and_si256(bytes, mask),
                                 _mm256_set1_epi32(four));
    _mm256_storeu_si256(
        (__m256i *)(void *)dots,
        _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}
