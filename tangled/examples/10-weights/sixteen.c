#include <immintrin.h>
#include <stdint.h>

#define VNNI __attribute__((target("avx512f,avx512bw,avx512vnni")))
VNNI void sixteen(__m512i *to, const uint8_t *nibbles, const int *y);

VNNI void sixteen(__m512i *to, const uint8_t *nibbles, const int *y)
{
    const __m512i mask = _mm512_set1_epi8(15);
    __m512i low = _mm512_set1_epi32(y[8]);
    __m512i high = _mm512_setzero_si512();

#pragma GCC unroll 4
    for (int k = 0; k < 4; k++) {
        __m512i both = _mm512_loadu_si512(nibbles + 64 * k);
        low = _mm512_dpbusd_epi32(low, _mm512_and_si512(both, mask),
                                  _mm512_set1_epi32(y[k]));
        high = _mm512_dpbusd_epi32(
            high, _mm512_andnot_si512(mask, both),
            _mm512_set1_epi32(y[4 + k]));
    }
    *to = _mm512_add_epi32(low, _mm512_srai_epi32(high, 4));
}

int main(void)
{
    return 0;
}
