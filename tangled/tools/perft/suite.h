/* suite.h: positions with their known counts, from files. */
#ifndef PERFT_SUITE_H
#define PERFT_SUITE_H
#include "options.h"
#include <nibble/position.h>
#include <stdint.h>

struct suite_count {
    const char *file;
    unsigned long line;
    const char *fen; /* and moves */
    nb_position position;
    uint64_t times; /* it arises, or 0 if that is not known */
    unsigned depth;
    uint64_t expected; /* UINT64_MAX if it is not known */
    bool done;
    uint64_t nodes; /* if done */
};

struct suite {
    struct suite_count *counts;
    size_t count, size;
};

/* Reads all files; 0, or the status after a complaint. */
int read_suite(struct suite *suite, const struct options *options);
#endif
