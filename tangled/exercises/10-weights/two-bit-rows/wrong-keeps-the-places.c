/* Masks the bits where they are, and shifts their sums. But the upper
   ones count 64, and so their products saturate. */
#include <nibble/wide.h>
#include <string.h>

NB_TARGET_AVX2 void ex_two_bit_rows(int32_t dots[8],
                                    const uint8_t packed[64],
                                    const int8_t y[32])
{
    const __m256i ones = _mm256_set1_epi16(1);
    __m256i sums = _mm256_setzero_si256();
    int32_t four, start = 0;

    for (unsigned i = 0; i < 32; i++)
        start -= 2 * y[i];
    for (unsigned i = 0; i < 32; i += 4) {
        const int up = (int)(i / 8 * 2);
        __m256i bits = nb_load256_bytes(packed + i % 8 * 8);

        memcpy(&four, y + i, sizeof four);
        bits = _mm256_and_si256(bits, _mm256_set1_epi8((char)(3 << up)));
        bits = _mm256_maddubs_epi16(bits, _mm256_set1_epi32(four));
        bits = _mm256_srai_epi32(_mm256_madd_epi16(bits, ones), up);
        sums = _mm256_add_epi32(sums, bits);
    }
    sums = _mm256_add_epi32(sums, _mm256_set1_epi32(start));
    _mm256_storeu_si256((__m256i *)(void *)dots, sums);
}
