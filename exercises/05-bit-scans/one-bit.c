/*
 * Exercise 5.1, 1 star: Exactly one
 *
 * `ex_has_one_bit` returns 1 for a word with exactly one bit, and 0 for
 * every other. Do it without a count, which no test can see. Predict
 * first for which single word the starter is wrong.
 *
 * make exercise NAME=one-bit tries it, and
 * make hint NAME=one-bit helps.
 */
#include <nibble/bitscan.h>

unsigned ex_has_one_bit(uint64_t word)
{
    return nb_reset_lsb64(word) == 0;
}
