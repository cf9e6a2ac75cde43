/* does not compile: poisoned | Takes a function away from the sanitizers. */
#include <stdint.h>
#define JOIN(a, b) a##b

static unsigned beyond(const unsigned *room, unsigned n)
    __attribute__((JOIN(no_, sanitize)("address")));

static unsigned beyond(const unsigned *room, unsigned n)
{
    return room[n];
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    unsigned room[1] = {0};

    return beyond(room, x + y);
}
