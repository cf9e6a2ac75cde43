/* not solved: right answer | Answers by chance. */
#include <stdint.h>
#include <time.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    return ((unsigned)x + y + (unsigned)clock()) % 0x199;
}
