/* A byte of 0 that stays is closed like a gap. */
#include <stdint.h>

uint64_t ex_close_gaps(uint64_t bytes, uint64_t stay)
{
    uint64_t all = 0;

    bytes &= stay;
    for (unsigned i = 8; i-- > 0;) {
        const uint64_t byte = bytes >> 8 * i & 255;

        all = byte != 0 ? all << 8 | byte : all;
    }
    return all;
}
