/*
 * It sends bit i to the place from[i], but bit from[i] should go to
 * place i.
 */
#include <stdint.h>

uint64_t ex_matrix(const uint8_t from[8])
{
    uint64_t matrix = 0;

    for (unsigned i = 0; i < 8; i++) /* bit i to the place from[i] */
        matrix |= UINT64_C(1) << (8 * (7u - from[i]) + i);
    return matrix;
}
