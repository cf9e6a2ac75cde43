/*
 * probe.h: what is found out about a block of boards on the way to
 * its count, for the tests. Not in a library without assertions.
 */
#ifndef NB_PROBE_H
#define NB_PROBE_H

#include "boards.h"

enum { PROBED_BOARDS = 64 };

/* Sets: of three directions to the north, and of four lines. */
enum nb_probed_set {
    PROBED_OWN,
    PROBED_ENEMY,
    PROBED_SIGHT,
    PROBED_SLIDES = PROBED_SIGHT + 3,
    PROBED_BETWEEN = PROBED_SLIDES + 3,
    PROBED_TABOO = PROBED_BETWEEN + 4,
    PROBED_CHECK, /* all squares, or none */
    PROBED_EVASIONS,
    PROBED_TARGETS,
    PROBED_SETS
};

/* Numbers of moves: near ones, and those of the two sweeps. */
enum nb_probed_count {
    PROBED_NEAR,
    PROBED_FORWARD,
    PROBED_BACK,
    PROBED_COUNTS
};

typedef struct nb_probe {
    uint64_t set[PROBED_SETS][PROBED_BOARDS];
    uint8_t count[PROBED_COUNTS][PROBED_BOARDS];
} nb_probe;

/* Writes what is found out about a block of boards, board by board. */
typedef void nb_prober(nb_probe *probe, const nb_boards *boards,
                       unsigned side);

nb_prober nb_probe_slices_word, nb_probe_slices_sse2,
    nb_probe_slices_avx2, nb_probe_slices_avx512bw,
    nb_probe_slices_avx512;
#endif
