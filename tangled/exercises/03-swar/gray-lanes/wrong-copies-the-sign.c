/* The shift copies the top bit of each lane, where half of a number
   without sign has a 0. */
#include <nibble/swar.h>

uint64_t ex_gray(uint64_t x)
{
    return x ^ nb_sar64(x, 1);
}
