/*
 * Exercise 5.5, 2 stars: Three sets at once
 *
 * Three men attack sets of squares. `ex_add_sets` tells for each square
 * how many of the three attack it, as a number of two bits on its side:
 * bit 0 of the number in plane 0, bit 1 in plane 1. Use no loop. Then
 * say how `nb_popcount64` of the two planes gives the sizes of the
 * three sets together.
 *
 * make exercise NAME=three-sets tries it, and
 * make hint NAME=three-sets helps.
 */
#include <stdint.h>

void ex_add_sets(uint64_t planes[2], const uint64_t sets[3])
{
    planes[0] = sets[0] | sets[1] | sets[2];
    planes[1] = sets[0] & sets[1] & sets[2];
}
