/* counted_sse2.c: counted.h, 16 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_sse2.h"
#include "counted.h"
#define IMPL(name) name##_counted_sse2
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, IMPL(nb_count_slices), IMPL(nb_count_waiting),   \
            NULL                                                       \
    }
const nb_perft_impl trial_counted_sse2 = TRIAL;
#endif
