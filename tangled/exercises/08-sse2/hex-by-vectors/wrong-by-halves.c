/*
 * All high digits come first and then all low ones, and they should
 * take turns.
 */
#include <nibble/simd.h>

static __m128i digits(__m128i nibbles)
{
    const __m128i letters =
        _mm_cmpgt_epi8(nibbles, _mm_set1_epi8(9));
    const __m128i more = _mm_and_si128(letters, _mm_set1_epi8(7));

    return _mm_add_epi8(_mm_add_epi8(nibbles, _mm_set1_epi8('0')),
                        more);
}

void ex_hex(char text[32], const uint8_t bytes[16])
{
    uint8_t *to = (uint8_t *)text;
    const __m128i fifteens = _mm_set1_epi8(15);
    const __m128i x = nb_load128_bytes(bytes);

    nb_store128_bytes(
        to, digits(_mm_and_si128(_mm_srli_epi16(x, 4), fifteens)));
    nb_store128_bytes(to + 16, digits(_mm_and_si128(x, fifteens)));
}
