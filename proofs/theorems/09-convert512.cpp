/* The single conversions where the compiler may use AVX-512. */
#define __AVX512F__ 1
#define __AVX512VBMI__ 1
#define __GFNI__ 1
#include "conversions.h"
