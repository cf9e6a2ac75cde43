/* does not compile: poisoned | Has variables in a section of its own, where the sanitizers keep no edges. */
#include <stdint.h>

__attribute__((section("mine"))) static unsigned room[2] = {1},
                                                 other[20] = {1};

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    volatile unsigned *volatile far = room;
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    far[n % 2 + 2] = other[n % 20] * 0;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
