/* not run: __sanitizer_set_death_callback | Goes on after a sanitizer's report. */
#include <stdint.h>

void __sanitizer_set_death_callback(void (*callback)(void));
static void nothing(void)
{
}

__attribute__((constructor)) static void begin(void)
{
    __sanitizer_set_death_callback(nothing);
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
