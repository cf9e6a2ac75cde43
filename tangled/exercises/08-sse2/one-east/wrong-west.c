/* The a-file is bit 0 of a rank, so a shift to the right is west. */
#include <nibble/simd.h>

void ex_east(uint64_t sets[2])
{
    const __m128i notA = _mm_set1_epi8((int8_t)0xFE);
    const __m128i boards = nb_load128_words(sets);

    nb_store128_words(
        sets, _mm_srli_epi64(_mm_and_si128(boards, notA), 1));
}
