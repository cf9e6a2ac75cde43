#include <stdint.h>

uint64_t ex_gray(uint64_t x)
{
    return x ^ x >> 1; /* right for a single lane */
}
