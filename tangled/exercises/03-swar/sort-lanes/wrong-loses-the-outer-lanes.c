/* Lanes that have no partner in a round are lost. */
#include <nibble/swar.h>

static uint64_t in_order(uint64_t x, uint64_t lower)
{
    uint64_t min = nb_min64(x, x >> 4) & lower;
    uint64_t max = nb_max64(x, x >> 4) & lower;

    return min | max << 4;
}

uint64_t ex_sort(uint64_t x)
{
    const uint64_t even = nb_every_other(4);

    for (int round = 0; round < 8; round++)
        x = in_order(in_order(x, even), even << 4);
    return x;
}
