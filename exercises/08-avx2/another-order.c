/*
 * Exercise 8.7, 2 stars: From the top of the board
 *
 * Other programs number the squares from a8 = 0, b8 = 1, to h1 = 63.
 * Their mailbox of codes is to become our quad, by three instructions
 * as in : a permutation of bytes, a product with the unit matrix, a
 * permutation of bytes. `ex_choose` fills the two tables: byte *i* of a
 * permutation's result is byte `table[i]` of what it gets. Of the
 * second result bytes 0 to 31 are stored as the quad, the others are
 * not looked at. The tests have the three instructions in plain C.
 *
 * The starter has our own order, by the text's two tables.
 *
 * make exercise NAME=another-order tries it, and
 * make hint NAME=another-order helps.
 */
#include <stdint.h>

void ex_choose(uint8_t before[64], uint8_t behind[64])
{
    for (unsigned i = 0; i < 64; i++) {
        before[i] = (uint8_t)(i ^ 7);
        behind[i] = (uint8_t)(i % 8 * 8 + i / 8);
    }
}
