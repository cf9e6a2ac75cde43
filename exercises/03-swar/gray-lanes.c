/*
 * Exercise 3.1, 1 star: One bit at a time
 *
 * In Gray code neighbours differ in a single bit: the code of *n* is
 * *n* with an exclusive or of its own half, rounded down. `ex_gray`
 * turns all sixteen lanes into their codes. The starter works for one
 * lane. Predict its answer for `0x10`. You may include `nibble/swar.h`.
 *
 * make exercise NAME=gray-lanes tries it, and
 * make hint NAME=gray-lanes helps.
 */
#include <stdint.h>

uint64_t ex_gray(uint64_t x)
{
    return x ^ x >> 1; /* right for a single lane */
}
