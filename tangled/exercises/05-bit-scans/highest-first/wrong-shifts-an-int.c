/*
 * The bit is made in a type of 32 bits, so that members from 32 up are
 * never taken off.
 */
#include <nibble/bitscan.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set)
{
    unsigned count = 0;

    while (set != 0 && count < 64) {
        unsigned index = nb_msb(set);
        squares[count++] = (uint8_t)index;
        set &= ~(uint64_t)(1u << (index & 31));
    }
    return count;
}
