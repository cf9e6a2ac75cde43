#include <stdint.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y)
{
    return x + y;
}
