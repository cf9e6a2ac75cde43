/*
 * It checks whether a row and the byte have any bits in common, but
 * what counts is whether the number of these bits is odd.
 */
#include <stdint.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    unsigned result = constant;

    for (unsigned i = 0; i < 8; i++)
        result ^= (unsigned)((matrix >> 8 * (7 - i) & byte) != 0) << i;
    return (uint8_t)result;
}
