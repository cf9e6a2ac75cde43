/* Packing with a sign saturates at 127, and bytes go up to 255. */
#include <nibble/simd.h>

void ex_unzip(uint8_t even[16], uint8_t odd[16],
              const uint8_t from[32])
{
    const __m128i low = _mm_set1_epi16(255);
    const __m128i first = nb_load128_bytes(from);
    const __m128i second = nb_load128_bytes(from + 16);

    nb_store128_bytes(even,
                      _mm_packs_epi16(_mm_and_si128(first, low),
                                      _mm_and_si128(second, low)));
    nb_store128_bytes(odd,
                      _mm_packs_epi16(_mm_srli_epi16(first, 8),
                                      _mm_srli_epi16(second, 8)));
}
