/*
 * Exercise 5.6, 2 stars: A smaller machine
 *
 * `ex_lsb32` finds the lowest bit of a word of 32 bits by one
 * multiplication with `0x077CB531`, as does it with 64, and returns 32
 * for zero. The table is yours to make. Include nothing but `stdint.h`.
 *
 * make exercise NAME=lsb32 tries it, and
 * make hint NAME=lsb32 helps.
 */
#include <stdint.h>

unsigned ex_lsb32(uint32_t word)
{
    return (word & (0 - word)) * UINT32_C(0x077CB531) >> 27;
}
