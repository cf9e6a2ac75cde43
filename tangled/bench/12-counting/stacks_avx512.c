/* stacks_avx512.c: the stack of a phase is where its caller left it. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#undef SLICE_PHASE
#define SLICE_PHASE static NB_NEVER_INLINE SLICE_TARGET
#define WAY(name) name##_stacks
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, WAY(nb_count_slices), WAY(nb_count_waiting),     \
            NULL                                                       \
    }
const nb_way trial_stacks_avx512 = TRIAL;
#endif
