/*
 * It reads sixteen bytes at a time even if the arrays have fewer
 * left.
 */
#include <nibble/array.h>
#include <nibble/simd.h>
#include <string.h>

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
    for (size_t i = 0; i < count; i += 32) {
        uint8_t maxima[16];
        size_t left = count - i < 32 ? count - i : 32;

        nb_store128_bytes(maxima, greater(nb_load128_bytes(a + i / 2),
                                        nb_load128_bytes(b + i / 2)));
        memcpy(to + i / 2, maxima, left / 2);
        if (left % 2 != 0)
            nb_array_set(to, i + left - 1, maxima[left / 2] & 15u);
    }
}
