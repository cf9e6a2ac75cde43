/* The top bit that was set to borrow from is not put right after it. */
#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders)
{
    const uint64_t top = UINT64_MAX / 255 << 7;
    const uint64_t twice = (sliders & ~top) << 1;

    return occupied ^ ((occupied | top) - (twice & ~top));
}
