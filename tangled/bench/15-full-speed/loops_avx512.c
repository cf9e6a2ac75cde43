/* loops_avx512.c: the eight ranks in loops, as far as may be. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#undef SLICE_UNROLL
#define SLICE_UNROLL
#define IMPL(name) name##_loops
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, IMPL(nb_count_slices), IMPL(nb_count_waiting),   \
            NULL                                                       \
    }
const nb_perft_impl trial_loops_avx512 = TRIAL;
#endif
