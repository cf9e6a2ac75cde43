#include <stdint.h>

uint64_t ex_matrix(const uint8_t from[8])
{
    uint64_t matrix = 0;

    for (unsigned i = 0; i < 8; i++)
        matrix |= UINT64_C(1) << (8 * (7 - i) + from[i]);
    return matrix;
}
