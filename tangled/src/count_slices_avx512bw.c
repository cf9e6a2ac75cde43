/* count_slices_avx512bw.c: count_slices.h, 64 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512bw.h"
#define IMPL(name) name##_avx512bw
#include "count_slices.h"
#endif
