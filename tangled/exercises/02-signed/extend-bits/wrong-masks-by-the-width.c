/* The mask is made by a shift by the whole width, which does not exist
   for a width of 64. */
#include <stdint.h>

int64_t ex_extend_bits(uint64_t word, unsigned width)
{
    uint64_t mask = (UINT64_C(1) << (width & 63)) - 1;
    uint64_t sign = UINT64_C(1) << (width - 1);

    return (int64_t)(((word & mask) ^ sign) - sign);
}
