/* start.h: the position from which is counted. */
#ifndef PERFT_START_H
#define PERFT_START_H
#include <nibble/position.h>

/*
 * Reads "startpos" or a FEN, of which the last two fields may be
 * missing, and moves; 0, or the status after a complaint. What is
 * behind a ';' does not count, as in suites. The text is cut into
 * pieces; if it is NULL, it is "startpos".
 */
int read_start(nb_position *position, char *text);
#endif
