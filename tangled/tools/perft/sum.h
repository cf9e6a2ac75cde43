/* sum.h: adding up the counts of a split. */
#ifndef PERFT_SUM_H
#define PERFT_SUM_H
#include "options.h"

/* Adds up and prints; the status of the process. */
int do_sum(const struct options *options);
#endif
