#include <nibble/simd.h>

void ex_east(uint64_t sets[2])
{
    const __m128i moved = _mm_slli_epi64(nb_load128_words(sets), 1);

    nb_store128_words(sets, moved);
}
