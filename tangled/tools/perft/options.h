/* options.h: what the command line asks for. */
#ifndef PERFT_OPTIONS_H
#define PERFT_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MAX_DEPTH = 64, MAX_THREADS = 256 };

struct options {
    unsigned depth, threads;
    unsigned plies; /* of a split */
    size_t hash;    /* bytes */
    bool divide, categories, json, quiet, batch, has_depth;
    bool split, sum;
    bool help, version; /* then nothing else counts */
    char *text;         /* position and moves, or NULL if none */
    char **files;       /* of a batch or a sum, in place of arguments */
    size_t file_count;
};

/* The bytes of memory that there are, as far as somebody knows. */
uint64_t all_memory(void);
/* Reads digits, and no sign; where they end, or NULL. */
const char *read_number(uint64_t *number, const char *text);
/* Read them; return 0, or the status after an error. */
int read_options(struct options *options, int argc, char **argv);
#endif
