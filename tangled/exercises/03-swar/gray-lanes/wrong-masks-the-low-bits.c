/* The foreign bit arrives at the top of a lane, and the mask takes one
   away at its bottom. */
#include <nibble/swar.h>

uint64_t ex_gray(uint64_t x)
{
    return x ^ (x >> 1 & ~NB_L64);
}
