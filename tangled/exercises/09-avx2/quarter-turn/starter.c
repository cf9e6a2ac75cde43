#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 void ex_turn(uint64_t sets[4])
{
    nb_store256_words(sets, nb_flip_avx2(nb_load256_words(sets)));
}
