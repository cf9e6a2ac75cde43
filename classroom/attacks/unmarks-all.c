/* does not compile: poisoned | Makes what is outside of an array allowed, as for a call that does not return. */
#include <stddef.h>
#include <stdint.h>

void __asan_handle_no_return(void);

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    volatile unsigned room[2] = {1, 2};
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    __asan_handle_no_return();
    room[n % 2 + 2] = 0;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
