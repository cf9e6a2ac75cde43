/* singly_avx2.c: set_by_set.h, 32 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx2.h"
#include "set_by_set.h"
#define WAY(name) name##_singly_avx2
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, WAY(nb_count_slices), WAY(nb_count_waiting),     \
            NULL                                                       \
    }
const nb_way trial_singly_avx2 = TRIAL;
#endif
