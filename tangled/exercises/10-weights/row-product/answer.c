#include <stdint.h>

/* The low nibble times y[0], and the high one times y[16]. */
static int32_t both(uint8_t byte, const int8_t *y)
{
    return ((byte & 15) - 8) * y[0] + ((byte >> 4) - 8) * y[16];
}

void ex_row_dots(int32_t dots[16], const uint8_t nibbles[256],
                 const int8_t y[512])
{
    for (unsigned lane = 0; lane < 16; lane++)
        dots[lane] = 0;
    for (unsigned b = 0; b < 256; b++) {
        unsigned lane = b / 4 % 16, weight = b / 64 * 4 + b % 4;

        dots[lane] += both(nibbles[b], y + 32 * lane + weight);
    }
}
