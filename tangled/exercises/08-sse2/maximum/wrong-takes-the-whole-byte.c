/* The upper nibble of a byte decides for the lower one as well. */
#include <nibble/array.h>
#include <nibble/simd.h>

static __m128i greater(__m128i a, __m128i b)
{
    return _mm_max_epu8(a, b);
}

void ex_maximum(uint8_t *to, const uint8_t *a, const uint8_t *b,
                size_t count)
{
    size_t i = 0;

    for (; count - i >= 32; i += 32)
        nb_store128_bytes(to + i / 2,
                          greater(nb_load128_bytes(a + i / 2),
                                  nb_load128_bytes(b + i / 2)));
    for (; i < count; i++) {
        unsigned x = nb_array_get(a, i), y = nb_array_get(b, i);

        nb_array_set(to, i, x > y ? x : y);
    }
}
