/*
 * Shifts to the left and to the right land on opposite sides of the
 * board, but here they have the same masks.
 */
#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 uint64_t ex_knight_attacks(uint64_t knights)
{
    const __m256i counts = _mm256_setr_epi64x(10, 17, 15, 6);
    const __m256i kept = _mm256_setr_epi64x(
        ~0x0303030303030303, ~0x0101010101010101, 0x7F7F7F7F7F7F7F7F,
        0x3F3F3F3F3F3F3F3F);
    const __m256i four = nb_broadcast256(knights);
    const __m256i both =
        _mm256_or_si256(_mm256_sllv_epi64(four, counts),
                        _mm256_srlv_epi64(four, counts));
    uint64_t to[4];

    nb_store256_words(to, _mm256_and_si256(both, kept));
    return to[0] | to[1] | to[2] | to[3];
}
