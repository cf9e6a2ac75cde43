#include <nibble/simd.h>

void ex_east(uint64_t sets[2])
{
    const __m128i boards = nb_load128_words(sets);

    nb_store128_words(sets, _mm_add_epi8(boards, boards));
}
