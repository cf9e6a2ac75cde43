/*
 * Exercise 3.6, 3 stars: Sixteen decimal digits
 *
 * *Packed decimal* keeps a decimal digit in each nibble. `ex_bcd_add`
 * adds two numbers of sixteen digits, modulo 10¹⁶. Here the carries
 * *shall* pass from lane to lane, at ten and not at sixteen. No loop.
 * You may include `nibble/swar.h`.
 *
 * make exercise NAME=bcd-add-16 tries it, and
 * make hint NAME=bcd-add-16 helps.
 */
#include <stdint.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y)
{
    return x + y;
}
