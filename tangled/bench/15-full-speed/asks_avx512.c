/* asks_avx512.c: asks.h, 64 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#include "asks.h"

const nb_perft_impl trial_asks_avx512 = {SLICE_BOARDS, count, NULL,
                                         NULL};
#endif
