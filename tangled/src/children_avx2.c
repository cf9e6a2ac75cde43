/* children_avx2.c: children.h, four boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "perft_impls.h"
#define TARGET NB_TARGET(WITH_CHILDREN_AVX2)
#define LANES 4
#include <nibble/wide.h>
#include "obstruction.h"
#include "abreast.h"

INLINE unsigned lanes_with(lanes set)
{
    const lanes without = (lanes)(set == 0);

    return 15u ^ (unsigned)_mm256_movemask_pd((__m256d)without);
}

/* Where the halves of words come from, for each choice of lanes. */
#define HALVES(a, b, c, d)                                             \
    {                                                                  \
        2 * (a), 2 * (a) + 1, 2 * (b), 2 * (b) + 1, 2 * (c),           \
            2 * (c) + 1, 2 * (d), 2 * (d) + 1                          \
    }
static const _Alignas(32) uint32_t halves[16][8] = {
    HALVES(0, 1, 2, 3), HALVES(0, 1, 2, 3), HALVES(1, 0, 2, 3),
    HALVES(0, 1, 2, 3), HALVES(2, 0, 1, 3), HALVES(0, 2, 1, 3),
    HALVES(1, 2, 0, 3), HALVES(0, 1, 2, 3), HALVES(3, 0, 1, 2),
    HALVES(0, 3, 1, 2), HALVES(1, 3, 0, 2), HALVES(0, 1, 3, 2),
    HALVES(2, 3, 0, 1), HALVES(0, 2, 3, 1), HALVES(1, 2, 3, 0),
    HALVES(0, 1, 2, 3)};

INLINE lanes to_front(lanes words, unsigned mask)
{
    const __m256i from =
        _mm256_load_si256((const __m256i *)(const void *)halves[mask]);

    return (lanes)_mm256_permutevar8x32_epi32((__m256i)words, from);
}

#include "children.h"

const nb_perft_impl nb_perft_impl_avx2 = {
    32, nb_count_slices_avx2, nb_count_waiting_avx2, make_children_of};

uint64_t nb_perft_avx2(const nb_position *position, unsigned depth)
{
    return nb_perft_by_boards(&nb_perft_impl_avx2, position, depth);
}
#endif
