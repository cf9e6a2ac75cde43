/* one_by_one_avx512.c: the same, eight squares of a piece at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#define WITH_TRIAL(F) NB_WITH_AVX512BW(F) F(AVX512VBMI2) F(BMI2)
#define TARGET NB_TARGET(WITH_TRIAL)
#define LANES 8
#include "lines.h"
#include "singly.h"
#include "trials.h"

/* The numbers of the squares. */
static const _Alignas(64) uint8_t numbers[64] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
};

/* The numbers of a set's squares, lowest first; after them stands
   anything up to 63. Not by maskz_: that one waits for what was in its
   register before (Zen 5), though it does not need it. */
static inline TARGET __m512i numbers_of(uint64_t set)
{
    const __m512i all = nb_load512_bytes(numbers);

    return _mm512_mask_compress_epi8(all, set, all);
}

/* The lowest eight squares of a set, which are taken from it; what is
   behind the last one is not counted. */
static inline TARGET lanes next_squares(uint64_t *set)
{
    const __m128i found = _mm512_castsi512_si128(numbers_of(*set));

    *set ^= _pdep_u64(255, *set);
    return (lanes)_mm512_sllv_epi64(nb_broadcast512(1),
                                    _mm512_cvtepu8_epi64(found));
}

static inline TARGET unsigned bits_of(uint64_t set)
{
    return (unsigned)__builtin_popcountll(set);
}

#include "children.h"

const nb_perft_impl trial_one_by_one_avx512 = {
    64, nb_count_slices_avx512, nb_count_waiting_avx512,
    make_children_of};
#endif
