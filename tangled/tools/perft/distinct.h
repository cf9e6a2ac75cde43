/* distinct.h: when two positions may have different counts. */
#ifndef PERFT_DISTINCT_H
#define PERFT_DISTINCT_H
#include <nibble/position.h>

/*
 * The position without what changes no count: the clocks, and an en
 * passant square where no legal move captures.
 */
nb_position strip_position(const nb_position *position);
/* A fixed order of such positions: below 0, 0, or above. */
int compare_positions(const nb_position *a, const nb_position *b);
#endif
