/* children_word.c: children.h, one board at a time. */
#include <nibble/simd.h>
#define TARGET
#define LANES 1
#include "obstruction.h"
#include "perft_impls.h"
#include "singly.h"

static inline lanes next_squares(uint64_t *set)
{
    const uint64_t square = nb_isolate_lsb(*set);

    *set ^= square;
    return square;
}

static inline unsigned bits_of(uint64_t set)
{
    return nb_popcount(set);
}

#include "children.h"

const nb_perft_impl nb_perft_impl_word = {
    8, nb_count_slices_word, nb_count_waiting_word, make_children_of};

uint64_t nb_perft_word(const nb_position *position, unsigned depth)
{
    return nb_perft_by_boards(&nb_perft_impl_word, position, depth);
}
