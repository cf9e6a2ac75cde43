/* The upper digit is corrected before the lower one carries into it. */
#include <nibble/nibble.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned low = nb_low(x) + nb_low(y);
    unsigned high = nb_high(x) + nb_high(y);

    high += 6u * (high > 9);
    low += 6u * (low > 9);
    return (high << 4) + low;
}
