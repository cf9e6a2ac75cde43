#include <stdint.h>
#include <stdlib.h>
#include <string.h>
unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    for (;;) memset(malloc(10000000), x, 10000000);
    return x + y;
}
