/* solved: | Opens files that are there, such as memory of its own, to write; it may not. */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

static int is_denied(int result)
{
    return result < 0 && errno == EACCES;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned n =
        (x >> 4) * 10u + (x & 15u) + (y >> 4) * 10u + (y & 15u);

    if (!is_denied(open("/proc/self/mem", O_RDWR)) ||
        !is_denied(open("/proc/self/mem", O_WRONLY)) ||
        !is_denied(openat(AT_FDCWD, "/", O_TRUNC)) ||
        !is_denied(truncate("/", 0)) ||
        fopen("/proc/self/mem", "r+") != NULL)
        n++;
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}
