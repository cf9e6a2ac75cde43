#include <immintrin.h>
#include <stdio.h>

__attribute__((target("avx2"))) static int product(int weight,
                                                   int activation)
{
    const __m256i w = _mm256_set1_epi16((short)(weight & 255));
    const __m256i y = _mm256_set1_epi16((short)(activation & 255));
    const __m256i sums = _mm256_maddubs_epi16(
        _mm256_sign_epi8(w, w), _mm256_sign_epi8(y, w));

    return (short)_mm256_extract_epi16(sums, 0);
}

int main(void)
{
    const int activations[] = {1, 127, -127, -128};

    for (int i = 0; i < 4; i++)
        printf("-1 times %4d is %4d\n", activations[i],
               product(-1, activations[i]));
}
