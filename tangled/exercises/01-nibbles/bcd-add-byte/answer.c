#include <nibble/nibble.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned low = nb_low(x) + nb_low(y);
    unsigned carry = low > 9;
    unsigned high = nb_high(x) + nb_high(y) + carry;

    low += 6 * carry;
    high += 6u * (high > 9);
    return high << 4 | (low & 15);
}
