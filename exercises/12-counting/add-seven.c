/*
 * Exercise 12.3, 2 stars: Seven words, three sums
 *
 * Bit *i* of seven words is set in none of them, or in up to seven.
 * `ex_add_seven` writes these 64 numbers as three planes, the lowest
 * first, and counts no bits.
 *
 * make exercise NAME=add-seven tries it, and
 * make hint NAME=add-seven helps.
 */
#include <stdint.h>

void ex_add_seven(uint64_t sums[3], const uint64_t words[7])
{
    sums[0] = sums[1] = sums[2] = 0;
    for (unsigned i = 0; i < 7; i++)
        sums[0] ^= words[i];
}
