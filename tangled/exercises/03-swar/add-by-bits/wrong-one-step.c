/* The second step goes over two bits, but asks only one of them whether
   it passes a carry on. */
#include <nibble/swar.h>

uint64_t ex_add(uint64_t x, uint64_t y)
{
    uint64_t g = x & y, p = (x ^ y) & ~NB_L64;

    g |= p & g << 1;
    g |= p & g << 2;
    return (g << 1 & ~NB_L64) ^ x ^ y;
}
