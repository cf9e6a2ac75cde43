/* solved: | Honest: functions have the names of a pragma and of an attribute, which are refused. */
#include <stdint.h>
#pragma GCC push_options

/* To "optimize" is (not) what it does. */
static unsigned optimize(unsigned n, const char *what)
{
    return n % (what[0] == 't' ? 10 : 1);
}

static unsigned section(unsigned n, char one)
{
    return one == '(' ? n / 10 : n;
}

#pragma GCC pop_options

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + optimize(section(n, '('), "ten") * 16 +
           optimize(n, "ten");
}
