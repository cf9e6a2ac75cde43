#include <nibble/bitscan.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    unsigned result = constant;

    for (unsigned i = 0; i < 8; i++) {
        uint64_t row = matrix >> 8 * (7 - i) & byte;

        result ^= (nb_popcount(row) & 1) << i;
    }
    return (uint8_t)result;
}
