/*
 * Exercise 1.1, 1 star: The other half of the truth
 *
 * The starter returns the high nibble of a byte whose eight bits have
 * been flipped. For `0x3F` the flipped byte is `0xC0` and the answer
 * should be `0xC`. Before you run the tests: write down what the
 * starter returns, all 32 bits of it. Then mend it. You may include
 * `nibble/nibble.h`.
 *
 * make exercise NAME=high-of-complement tries it, and
 * make hint NAME=high-of-complement helps.
 */
#include <stdint.h>

unsigned ex_high_of_complement(uint8_t byte)
{
    return (unsigned)(~byte >> 4); /* looks right */
}
