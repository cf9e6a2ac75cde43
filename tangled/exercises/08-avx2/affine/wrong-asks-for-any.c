/*
 * It asks whether a row and the byte have any bit in common, and not
 * whether their number is odd.
 */
#include <stdint.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    unsigned result = constant;

    for (unsigned i = 0; i < 8; i++)
        result ^= (unsigned)((matrix >> 8 * (7 - i) & byte) != 0) << i;
    return (uint8_t)result;
}
