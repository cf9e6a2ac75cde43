/*
 * Exercise 5.2, 1 star: A contract of 32 bits
 *
 * `ex_trailing_zeros32` returns the index of the lowest bit of a word
 * of 32 bits, and 32 for zero. Do it without `if` and `?:` (the tests
 * cannot see them), with one call of `nb_lsb`. Predict what
 * `nb_lsb_or_64(word) & 31` would give for zero.
 *
 * make exercise NAME=trailing-zeros tries it, and
 * make hint NAME=trailing-zeros helps.
 */
#include <nibble/bitscan.h>

unsigned ex_trailing_zeros32(uint32_t word)
{
    return nb_lsb_or_64(word);
}
