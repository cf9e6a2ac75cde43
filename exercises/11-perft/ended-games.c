/*
 * Exercise 11.1, 1 star: Games that are over
 *
 * Perft leaves out sequences that end early. `ex_ended` returns how
 * many sequences of *fewer* than `depth` legal moves end in mate or
 * stalemate. (A position that is mate has one such sequence for every
 * depth but 0, the empty one.)
 *
 * make exercise NAME=ended-games tries it, and
 * make hint NAME=ended-games helps.
 */
#include <nibble/moves.h>

uint64_t ex_ended(const nb_position *position, unsigned depth)
{
    (void)position;
    return depth == 0;
}
