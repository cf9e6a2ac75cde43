/* count_lanes_avx2.c: count_lanes.h, four boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "perft_impls.h"
#define TARGET NB_TARGET(WITH_LANES_AVX2)
#define LANES 4
#include "count_lanes.h"

INLINE lanes bits(lanes set)
{
    const lanes low = set & UINT64_MAX / 255 * 15, high = set >> 4;
    const __m256i table = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i counts = _mm256_add_epi8(
        _mm256_shuffle_epi8(table, (__m256i)low),
        _mm256_shuffle_epi8(table,
                            (__m256i)(high & UINT64_MAX / 255 * 15)));

    return (lanes)_mm256_sad_epu8(counts, _mm256_setzero_si256());
}

static NB_TARGET_AVX2 uint64_t count_by_lanes(nb_waiting *waiting,
                                              const nb_boards *boards,
                                              unsigned side)
{
    const uint64_t sum = count_moves(boards, side);

    (void)waiting;
    nb_clear_upper_halves();
    return sum;
}

const nb_perft_impl nb_perft_impl_lanes_avx2 = {LANES, count_by_lanes,
                                                NULL, NULL};

uint64_t nb_perft_lanes_avx2(const nb_position *position,
                             unsigned depth)
{
    return nb_perft_by_lists(&nb_perft_impl_lanes_avx2, position,
                             depth);
}
#endif
