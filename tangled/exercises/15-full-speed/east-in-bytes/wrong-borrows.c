/* A borrow goes on into the next byte. */
#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders)
{
    const uint64_t not_top = ~(UINT64_MAX / 255 << 7);

    return occupied ^ (occupied - ((sliders & not_top) << 1));
}
