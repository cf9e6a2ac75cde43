/*
 * Exercise 3.5, 2 stars: Sort the lanes
 *
 * `ex_sort` returns the sixteen lanes in ascending order, the least in
 * lane 0, with no branch that depends on the lanes (the tests cannot
 * see a branch). Before you write, predict how many rounds are enough
 * when each round only compares neighbours, and a word that needs all
 * of them. You may include `nibble/swar.h`.
 *
 * make exercise NAME=sort-lanes tries it, and
 * make hint NAME=sort-lanes helps.
 */
#include <nibble/swar.h>

uint64_t ex_sort(uint64_t x)
{
    uint64_t upper = x >> 4, even = nb_every_other64(4);
    uint64_t least = nb_min64(x, upper) & even;
    uint64_t most = nb_max64(x, upper) & even;

    return least | most << 4; /* one round of pairs */
}
