/* checked_avx512.c: checked.h, 64 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#include "checked.h"

const nb_perft_impl trial_checked_avx512 = {SLICE_BOARDS, count, NULL,
                                            NULL};
#endif
