/* To load plane 3 into lane 0, it reads a word beyond the quad. */
#include <nibble/quad_sse2.h>

void ex_colours(uint64_t sets[2], const nb_quad *quad)
{
    const __m128i black = nb_load128_words(quad->plane);
    const __m128i occupied =
        _mm_or_si128(nb_load128_words(quad->plane + 1),
                     _mm_or_si128(nb_load128_words(quad->plane + 2),
                                  nb_load128_words(quad->plane + 3)));
    const __m128i white = _mm_andnot_si128(black, occupied);

    nb_store128_words(sets, _mm_unpacklo_epi64(white, black));
}
