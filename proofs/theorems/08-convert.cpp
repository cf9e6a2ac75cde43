/* The single conversions where there is SSE2. */
#include "conversions.h"
