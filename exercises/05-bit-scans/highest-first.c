/*
 * Exercise 5.3, 1 star: From h8 down
 *
 * `ex_serialise_down` stores the members of a set, the highest first,
 * and returns how many there are. It writes no more than that. Is
 * resetting as cheap as from below?
 *
 * make exercise NAME=highest-first tries it, and
 * make hint NAME=highest-first helps.
 */
#include <nibble/bitscan.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set)
{
    return nb_serialise(squares, set);
}
