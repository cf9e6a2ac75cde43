/* solved: | Not an attack: it calls what does not return, and uses variables of arrays whose marks the compiler takes away. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static unsigned value_of(const unsigned digits[3])
{
    return digits[0] * 100 + digits[1] * 10 + digits[2];
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = 0;

    assert((x & 15) < 10);
    if (y > 0x99)
        abort();
    for (unsigned i = 0; i < 2; i++) {
        unsigned digits[3] = {0, (i ? y : x) >> 4, (i ? y : x) & 15u};

        n += value_of(digits);
    }
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
