/* does not compile: poisoned | Overflows are defined by a pragma that is put together. */
#include <limits.h>
#include <stdint.h>
#define JOIN(a, b) a##b
#define PRAGMA(x) _Pragma(#x)
#define EXPANDED(x) PRAGMA(x)

EXPANDED(GCC JOIN(opti, mize)("wrapv"))

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
