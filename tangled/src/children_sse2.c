/* children_sse2.c: children.h, two boards at a time. */
#include <nibble/simd.h>
#ifdef NB_SIMD
#define TARGET
#define LANES 2
#include "obstruction.h"
#include "perft_impls.h"
#include "singly.h"

static inline lanes next_squares(uint64_t *set)
{
    const uint64_t first = nb_isolate_lsb(*set);
    const uint64_t others = *set ^ first;
    const uint64_t second = nb_isolate_lsb(others);

    *set = others ^ second;
    return (lanes){first, second};
}

static inline unsigned bits_of(uint64_t set)
{
    return nb_popcount(set);
}

#include "children.h"

const nb_perft_impl nb_perft_impl_sse2 = {
    16, nb_count_slices_sse2, nb_count_waiting_sse2, make_children_of};

uint64_t nb_perft_sse2(const nb_position *position, unsigned depth)
{
    return nb_perft_by_boards(&nb_perft_impl_sse2, position, depth);
}
#endif
