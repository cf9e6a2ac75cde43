/* solved: | An honest solution, so that the others fail for what they try. */
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
