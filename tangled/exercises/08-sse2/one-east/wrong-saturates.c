/*
 * A rank with a member on the h-file is filled, since the sum
 * saturates at 255.
 */
#include <nibble/simd.h>

void ex_east(uint64_t sets[2])
{
    const __m128i boards = nb_load128_words(sets);

    nb_store128_words(sets, _mm_adds_epu8(boards, boards));
}
