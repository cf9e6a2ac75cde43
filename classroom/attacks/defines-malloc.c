/* not run: malloc | Defines what the sanitizers define. */
#include <stddef.h>
#include <stdint.h>

static char room[1 << 20];
void *malloc(size_t size)
{
    static size_t used;

    used += size;
    return room + used - size;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
