/* not solved: signed number | Answers right, and overflows a signed number. */
#include <limits.h>
#include <stdint.h>

static volatile int most = INT_MAX;

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    most = most + 1;
    most = INT_MAX;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
