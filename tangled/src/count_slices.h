/*
 * count_slices.h: a way to count boards, and a perft that lists moves
 * and counts so. Include a slice_*.h before, and define WAY(name),
 * which gives a name the ending of the way.
 */
#include <nibble/wide.h>
#include "boards.h"
#include "count_block.h"
#include "perft_ways.h"

/* These are in perft_ways.h as well, except those of a benchmark. */
nb_counter WAY(nb_count_slices);
nb_finisher WAY(nb_count_waiting);
nb_perft_function WAY(nb_perft_slices);

SLICE_TARGET uint64_t WAY(nb_count_slices)(nb_waiting *waiting,
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

SLICE_TARGET uint64_t WAY(nb_count_waiting)(nb_waiting *waiting,
                                            unsigned side)
{
    const uint64_t sum = count_rest(waiting, side);

    slice_done();
    return sum;
}

uint64_t WAY(nb_perft_slices)(const nb_position *position,
                              unsigned depth)
{
    static const nb_way way = {SLICE_BOARDS, WAY(nb_count_slices),
                               WAY(nb_count_waiting), NULL};

    return nb_perft_by_lists(&way, position, depth);
}

#ifndef NDEBUG
#include "probe_slices.h"

nb_prober WAY(nb_probe_slices);

SLICE_TARGET void WAY(nb_probe_slices)(nb_probe *probe,
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
