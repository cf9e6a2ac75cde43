#include <stdint.h>

void ex_row_dots(int32_t dots[16], const uint8_t nibbles[256],
                 const int8_t y[512])
{
    for (unsigned lane = 0; lane < 16; lane++)
        dots[lane] = 0;
    for (unsigned b = 0; b < 256; b++) {
        unsigned lane = b / 4 % 16, weight = b / 64 * 4 + b % 4;
        const int8_t *at = y + 32 * lane + weight;

        dots[lane] += ((nibbles[b] & 15) - 8) * at[0] +
                      ((nibbles[b] >> 4) - 8) * at[16];
    }
}
