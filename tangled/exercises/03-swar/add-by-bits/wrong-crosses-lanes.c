/* A carry from the lane below is kept out of bit 0, but goes on from
   there to the bits above. */
#include <nibble/swar.h>

uint64_t ex_add(uint64_t x, uint64_t y)
{
    uint64_t g = x & y, p = x ^ y;

    g |= p & g << 1;
    p &= p << 1;
    g |= p & g << 2;
    return (g << 1 & ~NB_L64) ^ x ^ y;
}
