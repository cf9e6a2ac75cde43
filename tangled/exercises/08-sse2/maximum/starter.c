#include <nibble/array.h>
#include <nibble/simd.h>

void ex_maximum(uint8_t *to, const uint8_t *a, const uint8_t *b,
                size_t count)
{
    for (size_t i = 0; i < count; i += 32) {
        const __m128i x = nb_load128_bytes(a + i / 2);
        const __m128i y = nb_load128_bytes(b + i / 2);

        nb_store128_bytes(to + i / 2, _mm_max_epu8(x, y));
    }
}
