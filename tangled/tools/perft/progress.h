/* progress.h: how far the struct work has come, on a terminal. */
#ifndef PERFT_PROGRESS_H
#define PERFT_PROGRESS_H
#include "work.h"

struct progress {
    bool enabled, shown;
    double last; /* when, in seconds since the beginning */
};

struct progress begin_progress(const struct options *options);
void show_progress(struct progress *progress, const struct work *work);
/* Takes the line away, and tells how fast it was. */
void end_progress(struct progress *progress, const struct work *work);
#endif
