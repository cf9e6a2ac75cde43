/* The lanes are compared as signed numbers, so that 8 to F come before
   0. */
#include <nibble/swar.h>

static uint64_t in_order(uint64_t x, uint64_t lower)
{
    uint64_t min = nb_min_signed64(x, x >> 4) & lower;
    uint64_t max = nb_max_signed64(x, x >> 4) & lower;

    return (x & ~(lower | lower << 4)) | min | max << 4;
}

uint64_t ex_sort(uint64_t x)
{
    const uint64_t even = nb_every_other(4);
    const uint64_t odd = even << 4 & ~UINT64_C(0) >> 4;

    for (int round = 0; round < 8; round++)
        x = in_order(in_order(x, even), odd);
    return x;
}
