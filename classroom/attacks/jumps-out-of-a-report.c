/* not run: It uses _longjmp | Jumps out of a report, from a function that the report calls. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdint.h>
#include <unistd.h>
static jmp_buf after;
static volatile int armed;
int dl_iterate_phdr(void *a, void *b)
{
    (void)a;
    (void)b;
    if (armed)
        _longjmp(after, 1);
    return 0;
}
unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    static int once;
    volatile unsigned room[2] = {1, 2};
    volatile unsigned *volatile far = room;
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);
    if (!once++) {
        close(2);
        armed = 1;
        if (_setjmp(after) == 0)
            far[2] = 1;
        armed = 0;
    }
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
