/* does not compile: poisoned | Writes outside in another address space, at which the sanitizers do not look. */
#include <stdint.h>
#include <stdlib.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    volatile unsigned *room = malloc(8);
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    ((volatile unsigned __seg_gs *)(uintptr_t)room)[n % 2 + 2] = 0;
    free((void *)room);
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
