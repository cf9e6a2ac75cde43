#include <stdint.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant)
{
    (void)matrix;
    return byte ^ constant;
}
