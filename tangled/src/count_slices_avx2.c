/* count_slices_avx2.c: count_slices.h, 32 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx2.h"
#define IMPL(name) name##_avx2
#include "count_slices.h"
#endif
