/* 64 bits are not a whole number of lanes of three, and the quotient
   has its bits in the wrong places. */
#include <nibble/swar.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y)
{
    return nb_add_fields(x, y, ~UINT64_C(0) / 7 << 2);
}
