/*
 * Exercise 5.4, 2 stars: As many bits, one number later
 *
 * `ex_next_same_count` returns the next larger number with as many bits
 * as a word has, or 0 if there is none. From `0111` that is `1011`,
 * then `1101`, `1110`, `10011`. The word is not 0. No loop is needed.
 *
 * make exercise NAME=same-count tries it, and
 * make hint NAME=same-count helps.
 */
#include <nibble/bitscan.h>

uint64_t ex_next_same_count(uint64_t word)
{
    return word + nb_isolate_lsb64(word);
}
