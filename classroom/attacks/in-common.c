/* not run: It has room in common | Has arrays that the linker puts together, without edges. */
#include <stdint.h>

__attribute__((common)) unsigned room[2], other[2];

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    volatile unsigned *volatile far = room;
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    far[n % 2 + 2] = 1;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
