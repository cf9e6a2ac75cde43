/*
 * Exercise 1.4, 2 stars: Carry by hand
 *
 * `ex_bcd_add` adds two bytes of packed decimal, each from `0x00` to
 * `0x99`, and returns the sum in packed decimal with up to three
 * digits: `0x58` and `0x67` give `0x125`. Work on the nibbles;
 * converting to binary and back is cheating. You may include
 * `nibble/nibble.h`.
 *
 * make exercise NAME=bcd-add-byte tries it, and
 * make hint NAME=bcd-add-byte helps.
 */
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    return (unsigned)x + y; /* right for 0x12 + 0x34 */
}
