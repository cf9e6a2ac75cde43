/* The sliders are subtracted once, and not twice. */
#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders)
{
    const uint64_t top = UINT64_MAX / 255 << 7;
    const uint64_t once = sliders;
    const uint64_t lower = (occupied | top) - (once & ~top);

    return occupied ^ lower ^ ((occupied ^ ~once) & top);
}
