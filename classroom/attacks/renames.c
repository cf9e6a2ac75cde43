/* does not link: ex_bcd_add | Redefines the question's name. */
#include <stdint.h>
#define ex_bcd_add other

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
