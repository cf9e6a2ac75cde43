/*
 * Exercise 7.4, 2 stars: Thirty-two digits
 *
 * `ex_hex` writes sixteen bytes as 32 hexadecimal digits, each byte's
 * high one first, with upper-case letters and without a zero at the
 * end. A comparison tells where the digit is a letter. You may include
 * `nibble/simd.h`.
 *
 * make exercise NAME=hex-by-vectors tries it, and
 * make hint NAME=hex-by-vectors helps.
 */
#include <nibble/simd.h>

void ex_hex(char text[32], const uint8_t bytes[16])
{
    const __m128i x = nb_load128_bytes(bytes);
    const __m128i digits = _mm_add_epi8(x, _mm_set1_epi8('0'));

    nb_store128_bytes((uint8_t *)text, digits);
}
