/* solved: | Honest: a function has the name of a pragma, which is refused. */
#include <stdint.h>
#pragma GCC push_options

/* To "optimize" is (not) what it does. */
static unsigned optimize(unsigned n)
{
    return n % 10;
}

#pragma GCC pop_options

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + optimize(n / 10) * 16 + optimize(n);
}
