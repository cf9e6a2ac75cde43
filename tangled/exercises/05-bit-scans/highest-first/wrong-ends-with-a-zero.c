/*
 * A zero is written behind the last member, where there may be no room,
 * and 0 is a square.
 */
#include <nibble/bitscan.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set)
{
    unsigned count = 0;

    for (; set != 0; set ^= nb_isolate_msb(set))
        squares[count++] = (uint8_t)nb_msb(set);
    squares[count] = 0;
    return count;
}
