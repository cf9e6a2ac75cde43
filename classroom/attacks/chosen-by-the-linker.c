/* not run: ifunc | Runs before all that guards it. */
#include <stdint.h>

static unsigned add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}

static void *choose(void)
{
    return (void *)add;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
    __attribute__((ifunc("choose")));
