/* abreast_sse2.c: abreast.h with two parents. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#define TARGET
#define LANES 2
#include "obstruction.h"
#include "abreast.h"
#include "trials.h"

INLINE unsigned lanes_with(lanes set)
{
    return (unsigned)(set[0] != 0) | (unsigned)(set[1] != 0) << 1;
}

INLINE lanes to_front(lanes words, unsigned some)
{
    const __m128i both = (__m128i)words;

    return some == 2 ? (lanes)_mm_unpackhi_epi64(both, both) : words;
}

#include "children.h"

const nb_perft_impl trial_abreast_sse2 = {
    16, nb_count_slices_sse2, nb_count_waiting_sse2, make_children_of};
#endif
