/* A score has two bytes, and so two bits in each mask. */
#include <nibble/bitscan.h>
#include <nibble/simd.h>

static uint64_t above(const int16_t *scores, int16_t limit)
{
    return (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpgt_epi16(
        nb_load128_int16s(scores), _mm_set1_epi16(limit)));
}

unsigned ex_first_above(const int16_t scores[16], int16_t limit)
{
    const uint64_t both =
        above(scores, limit) | above(scores + 8, limit) << 16;

    return both == 0 ? 16 : nb_lsb(both);
}
