/*
 * Exercise 8.3, 1 star: Before the line
 *
 * Nibbles are packed to an address, given as a number. `ex_pack_head`
 * returns how many have to be packed by other means before the address
 * is divisible by 64; if there are not so many, all.
 *
 * make exercise NAME=pack-head tries it, and
 * make hint NAME=pack-head helps.
 */
#include <stddef.h>
#include <stdint.h>

size_t ex_pack_head(uintptr_t to, size_t count)
{
    size_t head = 64 - to % 64;

    return head < count ? head : count;
}
