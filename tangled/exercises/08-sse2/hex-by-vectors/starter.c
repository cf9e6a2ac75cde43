#include <nibble/simd.h>

void ex_hex(char text[32], const uint8_t bytes[16])
{
    const __m128i x = nb_load128_bytes(bytes);
    const __m128i digits = _mm_add_epi8(x, _mm_set1_epi8('0'));

    nb_store128_bytes((uint8_t *)text, digits);
}
