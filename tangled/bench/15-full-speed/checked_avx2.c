/* checked_avx2.c: checked.h, 32 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx2.h"
#include "checked.h"

const nb_perft_impl trial_checked_avx2 = {SLICE_BOARDS, count, NULL,
                                          NULL};
#endif
