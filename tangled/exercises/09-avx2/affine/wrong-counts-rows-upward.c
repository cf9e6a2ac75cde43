/*
 * Row 0 is not byte 0 of the matrix: the rows are counted from the
 * other end.
 */
#include <nibble/bitscan.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    unsigned result = constant;

    for (unsigned i = 0; i < 8; i++)
        result ^= (nb_popcount(matrix >> 8 * i & byte) & 1) << i;
    return (uint8_t)result;
}
