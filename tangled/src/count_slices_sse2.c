/* count_slices_sse2.c: count_slices.h, 16 boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD
#include "slice_sse2.h"
#define IMPL(name) name##_sse2
#include "count_slices.h"
#endif
