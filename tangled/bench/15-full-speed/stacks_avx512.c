/* stacks_avx512.c: the stack of a phase is where its caller left it. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#undef SLICE_PHASE
#define SLICE_PHASE static NB_NEVER_INLINE SLICE_TARGET
#define IMPL(name) name##_stacks
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, IMPL(nb_count_slices), IMPL(nb_count_waiting),   \
            NULL                                                       \
    }
const nb_perft_impl trial_stacks_avx512 = TRIAL;
#endif
