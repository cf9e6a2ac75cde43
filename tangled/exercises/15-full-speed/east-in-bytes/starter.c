#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders)
{
    return occupied ^ (occupied - 2 * sliders);
}
