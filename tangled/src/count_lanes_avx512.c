/* count_lanes_avx512.c: count_lanes.h, eight boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "perft_impls.h"
#define TARGET NB_TARGET(WITH_LANES_AVX512)
#define LANES 8
#include "count_lanes.h"

INLINE lanes bits(lanes set)
{
    return (lanes)_mm512_popcnt_epi64((__m512i)set);
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

const nb_perft_impl nb_perft_impl_lanes_avx512 = {LANES, count_by_lanes,
                                                  NULL, NULL};

uint64_t nb_perft_lanes_avx512(const nb_position *position,
                               unsigned depth)
{
    return nb_perft_by_lists(&nb_perft_impl_lanes_avx512, position,
                             depth);
}
#endif
