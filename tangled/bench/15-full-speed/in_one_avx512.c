/* in_one_avx512.c: the phases become part of one large function. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#undef SLICE_PHASE
#define SLICE_PHASE SLICE_INLINE
#define IMPL(name) name##_in_one
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, IMPL(nb_count_slices), IMPL(nb_count_waiting),   \
            NULL                                                       \
    }
const nb_perft_impl trial_in_one_avx512 = TRIAL;
#endif
