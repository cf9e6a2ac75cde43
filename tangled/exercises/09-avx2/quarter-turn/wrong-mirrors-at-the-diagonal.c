/*
 * The files become ranks in the wrong order, which mirrors the board at
 * a diagonal.
 */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 void ex_turn(uint64_t sets[4])
{
    __m256i boards = nb_load256_words(sets);
    uint64_t to[4] = {0, 0, 0, 0};

    for (unsigned rank = 8; rank-- > 0;) { /* the h-file last */
        const uint64_t files = nb_top_bits_avx2(boards);

        for (unsigned k = 0; k < 4; k++)
            to[k] |= (files >> 8 * k & 255) << 8 * rank;
        boards = _mm256_add_epi8(boards, boards);
    }
    nb_store256_words(sets, nb_load256_words(to));
}
