/* passing.h: what theorems on captures in passing begin with. */
#include "families.h"
#define WITHOUT_CHANGES
#include "wide.h" /* copies */
#include "quad_avx2.h"
#include "fill_vectors.h"
#include "attacks.h"
#include "src/pieces.h"
#undef WITHOUT_CHANGES
