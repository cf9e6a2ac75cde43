/* An exclusive or of planes loses the squares that are in two. */
#include <nibble/quad_sse2.h>

void ex_colours(uint64_t sets[2], const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const __m128i odd = _mm_xor_si128(lower, upper);
    const __m128i white =
        _mm_xor_si128(odd, _mm_unpackhi_epi64(odd, odd));

    nb_store128_words(sets, _mm_unpacklo_epi64(white, lower));
}
