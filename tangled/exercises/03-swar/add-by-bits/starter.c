#include <stdint.h>

uint64_t ex_add(uint64_t x, uint64_t y)
{
    return x ^ y; /* no carries at all */
}
