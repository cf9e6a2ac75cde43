/* What stands above the number was not cut off before the sign is
   subtracted. */
#include <stdint.h>

int64_t ex_extend_bits(uint64_t word, unsigned width)
{
    uint64_t sign = UINT64_C(1) << (width - 1);

    return (int64_t)((word ^ sign) - sign);
}
