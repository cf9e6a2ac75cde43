/* does not compile: | An array that fills the disk. */
#include <stdint.h>
char room[2000000000] = {1};

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    return (unsigned)x + y;
}
