/* A flip and a mirror make half a turn, not a quarter. */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 void ex_turn(uint64_t sets[4])
{
    __m256i boards = nb_flip_avx2(nb_load256_words(sets));

    nb_store256_words(sets, nb_mirror_avx2(boards));
}
