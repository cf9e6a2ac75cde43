/*
 * The bits of the byte select rows, which are added, as if the matrix
 * were transposed.
 */
#include <stdint.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    unsigned result = constant;

    for (unsigned i = 0; i < 8; i++) /* adds the rows that byte has */
        if ((byte >> i & 1) != 0)
            result ^= (unsigned)(matrix >> 8 * (7 - i)) & 255;
    return (uint8_t)result;
}
