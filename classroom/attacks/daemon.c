/* not solved: asked the system | A constructor that leaves a process behind. */
#define _DEFAULT_SOURCE
#include <stdint.h>
#include <unistd.h>

__attribute__((constructor)) static void stay(void)
{
    if (fork() == 0) {
        setsid();
        if (fork() == 0)
            sleep(1000);
        _exit(0);
    }
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n = (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
