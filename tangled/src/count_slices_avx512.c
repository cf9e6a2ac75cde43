/* count_slices_avx512.c: count_slices.h, 64 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#define IMPL(name) name##_avx512
#include "count_slices.h"
#endif
