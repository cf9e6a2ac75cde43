/* Reads two bits as two's complement, where 0 stands for -2. */
#include <stdint.h>

int32_t ex_two_bit_dot(const uint8_t packed[8], const int8_t y[32])
{
    int32_t sum = 0;

    for (unsigned i = 0; i < 32; i++) {
        int bits = packed[i % 8] >> i / 8 * 2 & 3;

        sum += (bits < 2 ? bits : bits - 4) * y[i];
    }
    return sum;
}
