/* does not compile: poisoned | Overflows are defined by an attribute, beside a function of that name. */
#include <limits.h>
#include <stdint.h>

static int optimize(int n)
{
    return n;
}

__attribute__((noinline, optimize(1, ("wrapv")))) static int
overflows(int n)
{
    return optimize(n) + INT_MAX;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    n += (unsigned)overflows(x) - x - (unsigned)INT_MAX;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
