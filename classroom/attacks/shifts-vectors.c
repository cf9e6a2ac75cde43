/* solved: | Shifts by a constant, and has an array whose marks the compiler takes away. */
#include <emmintrin.h>
#include <stdint.h>

static unsigned table_of(unsigned i)
{
    const unsigned t[3] = {0, 10, 20};
    return t[i % 3];
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);
    __m128i v = _mm_shuffle_epi32(_mm_cvtsi32_si128((int)n), 0);

    n = (unsigned)_mm_cvtsi128_si32(_mm_srli_si128(v, 4)) +
        0 * table_of(n);
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
