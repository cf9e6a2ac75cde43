/*
 * Exercise 1.2, 1 star: A table in a word
 *
 * Reversing the bits of a nibble turns `0x1` into `0x8` and `0x3` into
 * `0xC`. A table from nibbles to nibbles has sixteen entries of four
 * bits, which is 64 bits: it fits in one `uint64_t` constant. Write
 * `ex_reverse_nibble` as one shift and one mask of such a constant, and
 * with its help `ex_reverse_byte`, which reverses eight bits. You may
 * include `nibble/nibble.h`.
 *
 * make exercise NAME=reverse-nibble-bits tries it, and
 * make hint NAME=reverse-nibble-bits helps.
 */
#include <nibble/nibble.h>

unsigned ex_reverse_nibble(unsigned nibble)
{
    return UINT64_C(0xFEDCBA9876543210) >> 4 * nibble & 15;
}

uint8_t ex_reverse_byte(uint8_t byte)
{
    return byte; /* your turn */
}
