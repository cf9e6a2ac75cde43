/* conversions.h: the single conversions, by what is defined before. */
#include "prove.h"
#define WITHOUT_CHANGES
#include "swar.h" /* copies */
#include "quad.h"
#include "wide.h"
#include "quad_sse2.h"
#include "quad_avx2.h"
#include "quad_avx512.h"
#undef WITHOUT_CHANGES
#include "convert.h" /* the copy, with its twins */
#include "quads.h"

using namespace proving;
using namespace under_test;

TO_SETS(nb_quad_to_sets)
TO_MAILBOX(nb_quad_to_mailbox)
FROM_MAILBOX(nb_quad_from_mailbox)
