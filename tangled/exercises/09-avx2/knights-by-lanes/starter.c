#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 uint64_t ex_knight_attacks(uint64_t knights)
{
    const __m256i counts = _mm256_setr_epi64x(10, 17, 15, 6);
    const __m256i four = nb_broadcast256(knights);
    const __m256i jumps =
        _mm256_or_si256(_mm256_sllv_epi64(four, counts),
                        _mm256_srlv_epi64(four, counts));
    uint64_t to[4];

    nb_store256_words(to, jumps);
    return to[0] | to[1] | to[2] | to[3];
}
