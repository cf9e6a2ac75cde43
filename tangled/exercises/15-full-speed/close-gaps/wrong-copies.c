/* A byte that moves is also left where it was. */
#include <stdint.h>

uint64_t ex_close_gaps(uint64_t bytes, uint64_t stay)
{
    const uint64_t ones = UINT64_MAX / 255;
    uint64_t far = ((ones & ~stay) * ones) & stay;

    bytes &= stay;
    for (unsigned k = 0; k < 3; k++) {
        const uint64_t go = (far >> k & ones) * 255;

        bytes |= (bytes & go) >> (8 << k);
        far = (far & ~go) | (far & go) >> (8 << k);
    }
    return bytes;
}
