/*
 * The long step comes first, and so a byte lands on one that has still
 * to go.
 */
#include <stdint.h>

uint64_t ex_close_gaps(uint64_t bytes, uint64_t stay)
{
    const uint64_t ones = UINT64_MAX / 255;
    uint64_t far = ((ones & ~stay) * ones) & stay;

    bytes &= stay;
    for (unsigned k = 3; k-- > 0;) {
        const uint64_t go = (far >> k & ones) * 255;

        bytes = (bytes & ~go) | (bytes & go) >> (8 << k);
        far = (far & ~go) | (far & go) >> (8 << k);
    }
    return bytes;
}
