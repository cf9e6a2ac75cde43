/* batch.h: counting or checking whole suites. */
#ifndef PERFT_BATCH_H
#define PERFT_BATCH_H
#include "options.h"

/* Counts and reports; the status of the process. */
int do_batch(const struct options *options);
#endif
