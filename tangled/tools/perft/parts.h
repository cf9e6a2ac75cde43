/* parts.h: cutting struct work into parts. */
#ifndef PERFT_PARTS_H
#define PERFT_PARTS_H
#include "work.h"

/* Makes the roots, and begins the walk. */
void begin_parts(struct work *work);
/* The next part, if there is one. */
bool next_part(struct work *work, struct part *part);
/* How much of the work has been given out, from 0 to 1. */
double fraction_started(const struct work *work);
/* Whether all has been counted that begins with a root's move. */
bool is_complete(const struct work *work, unsigned root);
#endif
