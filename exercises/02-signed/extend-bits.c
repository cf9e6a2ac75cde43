/*
 * Exercise 2.5, 2 stars: Any width
 *
 * `ex_extend_bits` takes a word and a width from 1 to 64, reads the
 * lowest bits of the word, as many as the width says, as a
 * two's-complement number, and returns its value. What is above them
 * does not count. `0xABCD` gives −3 for a width of 4. Predict what it
 * gives for a width of 3, and for 2. You may include any standard
 * header.
 *
 * make exercise NAME=extend-bits tries it, and
 * make hint NAME=extend-bits helps.
 */
#include <stdint.h>

int64_t ex_extend_bits(uint64_t word, unsigned width)
{
    (void)width;
    return (int64_t)(word & 15); /* four bits, and no sign */
}
