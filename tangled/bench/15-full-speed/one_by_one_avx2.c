/* one_by_one_avx2.c: one_by_one.h, four squares of a piece at a time.
 */
#include <nibble/simd.h>
#ifdef NB_SIMD512
#include "perft_targets.h"
#define TARGET NB_TARGET(WITH_CHILDREN_AVX2)
#define LANES 4
#include <nibble/wide.h>
#include "obstruction.h"
#include "singly.h"
#include "trials.h"

static inline TARGET lanes next_squares(uint64_t *set)
{
    const uint64_t first = _pdep_u64(1, *set);
    const uint64_t second = _pdep_u64(2, *set);
    const uint64_t third = _pdep_u64(4, *set);
    const uint64_t fourth = _pdep_u64(8, *set);

    *set ^= _pdep_u64(15, *set);
    return (lanes){first, second, third, fourth};
}

static inline TARGET unsigned bits_of(uint64_t set)
{
    return (unsigned)__builtin_popcountll(set);
}

#include "children.h"

const nb_perft_impl trial_one_by_one_avx2 = {
    32, nb_count_slices_avx2, nb_count_waiting_avx2, make_children_of};
#endif
