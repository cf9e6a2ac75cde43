/*
 * Exercise 3.7, 3 stars: Add without adding
 *
 * Write `ex_add`, the sum of sixteen lanes modulo 16, with `&`, `|`,
 * `^`, `~` and shifts alone. It is how a circuit does it: a bit
 * *generates* a carry if both operands have it, and *propagates* one if
 * exactly one has. Two steps, with shifts by one and by two, are
 * enough; no loop over bits. (The tests cannot see a plus sign. You
 * can.)
 *
 * make exercise NAME=add-by-bits tries it, and
 * make hint NAME=add-by-bits helps.
 */
#include <stdint.h>

uint64_t ex_add(uint64_t x, uint64_t y)
{
    return x ^ y; /* no carries at all */
}
