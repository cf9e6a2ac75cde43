/* written_out_sse2.c: the eight ranks written out. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_sse2.h"
#undef SLICE_UNROLL
#define SLICE_UNROLL _Pragma("GCC unroll 8")
#define IMPL(name) name##_written_out
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, IMPL(nb_count_slices), IMPL(nb_count_waiting),   \
            NULL                                                       \
    }
const nb_perft_impl trial_written_out_sse2 = TRIAL;
#endif
