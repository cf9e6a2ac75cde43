/* asks_avx2.c: asks.h, 32 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx2.h"
#include "asks.h"

const nb_perft_impl trial_asks_avx2 = {SLICE_BOARDS, count, NULL, NULL};
#endif
