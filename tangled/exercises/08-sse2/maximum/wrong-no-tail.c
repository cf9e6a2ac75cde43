/* It writes whole vectors even where the array ends earlier. */
#include <nibble/array.h>
#include <nibble/simd.h>

static __m128i greater(__m128i a, __m128i b)
{
    const __m128i low = _mm_set1_epi8(15);

    return _mm_or_si128(
        _mm_andnot_si128(low, _mm_max_epu8(a, b)),
        _mm_max_epu8(_mm_and_si128(a, low), _mm_and_si128(b, low)));
}

void ex_maximum(uint8_t *to, const uint8_t *a, const uint8_t *b,
                size_t count)
{
    for (size_t i = 0; i < count; i += 32)
        nb_store128_bytes(to + i / 2,
                          greater(nb_load128_bytes(a + i / 2),
                                  nb_load128_bytes(b + i / 2)));
}
