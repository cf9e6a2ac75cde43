/* not solved: was stopped | Maps much and reads little of it: no pages of its own, but their tables. */
#define _DEFAULT_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

enum { STEP = 1 << 21 };

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    size_t size = (size_t)1 << 40;
    volatile uint8_t *room =
        mmap(NULL, size, PROT_READ,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    unsigned sum = x + y;

    if (room != MAP_FAILED)
        for (size_t at = 0; at < size; at += STEP)
            sum += room[at];
    return sum;
}
