/*
 * Exercise 3.3, 1 star: Lanes of three
 *
 * Twenty-one lanes of three bits fill 63 bits of a word, lane 0 lowest;
 * bit 63 belongs to nobody and is 0 in all words. `ex_add_threes` adds
 * two such words lane by lane, modulo 8. Begin with the mask: what is
 * `~UINT64_C(0) / 7`, and why is that not it? You may include
 * `nibble/swar.h`.
 *
 * make exercise NAME=lanes-of-three tries it, and
 * make hint NAME=lanes-of-three helps.
 */
#include <stdint.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y)
{
    return x + y;
}
