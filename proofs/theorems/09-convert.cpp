/* The single conversions where the compiler may use AVX2. */
#define __AVX2__ 1
#include "conversions.h"
