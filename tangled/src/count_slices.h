/*
 * count_slices.h: counts boards by slices, and a perft that lists
 * moves and counts its last boards so. Include a slice_*.h before, and
 * define IMPL(name), which gives a name the ending of the width.
 */
#include <nibble/wide.h>
#include "boards.h"
#include "count_block.h"
#include "perft_impls.h"

/* These are in perft_impls.h as well, except those of a benchmark. */
nb_counter IMPL(nb_count_slices);
nb_finisher IMPL(nb_count_waiting);
nb_perft_function IMPL(nb_perft_slices);

SLICE_TARGET uint64_t IMPL(nb_count_slices)(nb_waiting *waiting,
                                            const nb_boards *boards,
                                            unsigned side)
{
    const uint64_t *const planes[4] = {
        boards->plane[0], boards->plane[1], boards->plane[2],
        boards->plane[3]};
    const uint64_t sum =
        count_blocks(waiting, planes, boards->count, side);

    slice_done();
    return sum;
}

SLICE_TARGET uint64_t IMPL(nb_count_waiting)(nb_waiting *waiting,
                                             unsigned side)
{
    const uint64_t sum = count_rest(waiting, side);

    slice_done();
    return sum;
}

uint64_t IMPL(nb_perft_slices)(const nb_position *position,
                               unsigned depth)
{
    static const nb_perft_impl impl = {SLICE_BOARDS,
                                       IMPL(nb_count_slices),
                                       IMPL(nb_count_waiting), NULL};

    return nb_perft_by_lists(&impl, position, depth);
}

#ifndef NDEBUG
#include "probe_slices.h"

nb_prober IMPL(nb_probe_slices);

SLICE_TARGET void IMPL(nb_probe_slices)(nb_probe *probe,
                                        const nb_boards *boards,
                                        unsigned side)
{
    const uint64_t *const planes[4] = {
        boards->plane[0], boards->plane[1], boards->plane[2],
        boards->plane[3]};

    probe_block(probe, planes, side);
    slice_done();
}
#endif
