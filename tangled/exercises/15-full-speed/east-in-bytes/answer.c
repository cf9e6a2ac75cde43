#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders)
{
    const uint64_t top = UINT64_MAX / 255 << 7;
    const uint64_t twice = (sliders & ~top) << 1;
    const uint64_t lower = (occupied | top) - (twice & ~top);

    return occupied ^ lower ^ ((occupied ^ ~twice) & top);
}
