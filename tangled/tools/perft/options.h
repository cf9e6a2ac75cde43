/* options.h: what the command line asks for. */
#ifndef PERFT_OPTIONS_H
#define PERFT_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>

enum { MAX_DEPTH = 64, MAX_THREADS = 256 };

struct options {
    unsigned depth, threads;
    size_t hash; /* bytes */
    bool divide, categories, json, quiet;
    bool help, version; /* then nothing else counts */
    char *text;         /* position and moves, or NULL if none */
};

/* Read them; return 0, or the status after an error. */
int read_options(struct options *options, int argc, char **argv);
#endif
