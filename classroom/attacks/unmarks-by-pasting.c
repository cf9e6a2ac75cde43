/* not run: of the sanitizers | Makes what is outside of an array allowed, by a name that a system header puts together. */
#include <stddef.h>
#include <stdint.h>
#include <sys/cdefs.h>

void __CONCAT(__as, an_unpoison_stack_memory)(const volatile void *, size_t);

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    volatile unsigned room[2] = {1, 2};
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    __CONCAT(__as, an_unpoison_stack_memory)(room, 64);
    room[n % 2 + 2] = 0;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
