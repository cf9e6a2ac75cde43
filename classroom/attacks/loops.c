/* not solved: is not finished | Never answers. */
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    for (volatile unsigned i = x;; i += y)
        continue;
}
