/* start.h: the position from which is counted. */
#ifndef PERFT_START_H
#define PERFT_START_H
#include <nibble/position.h>

/*
 * Reads a position and moves; 0, or the status after a complaint. What
 * follows a ';' does not count, as in suites. If the text is NULL, it
 * is "startpos".
 */
int read_start(nb_position *position, const char *text);
#endif
