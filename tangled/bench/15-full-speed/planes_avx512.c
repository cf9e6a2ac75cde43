/* planes_avx512.c: eight parents abreast, and loops over planes. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "perft_targets.h"
#define TARGET NB_TARGET(WITH_CHILDREN_AVX512)
#define LANES 8
#include <nibble/wide.h>
#include "obstruction.h"
#undef EACH_PLANE
#define EACH_PLANE(k) for (unsigned k = 0; k < 4; k++)
#include "abreast.h"
#include "trials.h"

/* Which lanes have a square, as a bit each. */
INLINE unsigned lanes_with(lanes set)
{
    return _mm512_test_epi64_mask((__m512i)set, (__m512i)set);
}

/* Those lanes that a bit is set for come to the front. */
INLINE lanes to_front(lanes words, unsigned mask)
{
    const __m512i each = _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7);
    const __m512i from =
        _mm512_maskz_compress_epi64((__mmask8)mask, each);

    return (lanes)_mm512_permutexvar_epi64(from, (__m512i)words);
}

#include "children.h"

const nb_perft_impl trial_planes_avx512 = {64, nb_count_slices_avx512,
                                           nb_count_waiting_avx512,
                                           make_children_of};
#endif
