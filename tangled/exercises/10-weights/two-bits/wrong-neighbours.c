/* Takes four neighbouring weights from a byte, but they are 8 apart. */
#include <stdint.h>

int32_t ex_two_bit_dot(const uint8_t packed[8], const int8_t y[32])
{
    int32_t sum = 0;

    for (unsigned i = 0; i < 32; i++)
        sum += ((packed[i / 4] >> i % 4 * 2 & 3) - 2) * y[i];
    return sum;
}
