/* The sign bit is made in a type of 32 bits, and widths go up to 64. */
#include <stdint.h>

int64_t ex_extend_bits(uint64_t word, unsigned width)
{
    int64_t sign = 1 << ((width - 1) & 31);
    uint64_t kept = word & (uint64_t)(2 * sign - 1);

    return (int64_t)(kept ^ (uint64_t)sign) - sign;
}
