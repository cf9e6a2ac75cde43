/* does not compile: poisoned | Overflows are defined by a pragma. */
#include <limits.h>
#include <stdint.h>
#pragma GCC optimize("wrapv")

static int overflows(int n)
{
    return n + INT_MAX;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    n += (unsigned)overflows(x) - x - (unsigned)INT_MAX;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
