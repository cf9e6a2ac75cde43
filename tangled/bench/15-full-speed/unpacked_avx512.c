/* unpacked_avx512.c: the planes transposed as AVX2 does it. */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "slice_avx512.h"
#undef SLICE_HAS_BLENDS
enum { SLICE_STAGES = 4 };

SLICE_INLINE slice slice_interleave_low(slice x, slice y)
{
    return _mm512_unpacklo_epi8(x, y);
}

SLICE_INLINE slice slice_interleave_high(slice x, slice y)
{
    return _mm512_unpackhi_epi8(x, y);
}

#define IMPL(name) name##_unpacked
#include "count_slices.h"
#include "trials.h"

#define TRIAL                                                          \
    {                                                                  \
        SLICE_BOARDS, IMPL(nb_count_slices), IMPL(nb_count_waiting),   \
            NULL                                                       \
    }
const nb_perft_impl trial_unpacked_avx512 = TRIAL;
#endif
