/* split.h: the different positions after some plies. */
#ifndef PERFT_SPLIT_H
#define PERFT_SPLIT_H
#include "options.h"

/* Prints them; the status of the process. */
int do_split(const struct options *options);
#endif
