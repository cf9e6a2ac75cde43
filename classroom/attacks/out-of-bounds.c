/* not solved: outside | Answers right, and reads beyond an array. */
#include <stdint.h>
#include <stdlib.h>

static unsigned beyond(unsigned n)
{
    volatile unsigned char *room = malloc(4);
    unsigned read = room == NULL ? 0 : (unsigned)room[4 + n % 4] / 256u;

    free((void *)room);
    return read;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10 + beyond(n);
}
