#include <nibble/bitscan.h>
#include <nibble/simd.h>

unsigned ex_first_above(const int16_t scores[16], int16_t limit)
{
    const __m128i limits = _mm_set1_epi16(limit);
    const __m128i above = _mm_packs_epi16(
        _mm_cmpgt_epi16(nb_load128_int16s(scores), limits),
        _mm_cmpgt_epi16(nb_load128_int16s(scores + 8), limits));

    return nb_lsb(0x10000u | (unsigned)_mm_movemask_epi8(above));
}
