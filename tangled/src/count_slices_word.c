/* count_slices_word.c: count_slices.h, 8 boards at a time. */
#include <nibble/simd.h>
#include "slice_word.h"
#define IMPL(name) name##_word
#include "count_slices.h"
