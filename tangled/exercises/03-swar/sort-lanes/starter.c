#include <nibble/swar.h>

uint64_t ex_sort(uint64_t x)
{
    uint64_t upper = x >> 4, even = nb_every_other(4);
    uint64_t min = nb_min64(x, upper) & even;
    uint64_t max = nb_max64(x, upper) & even;

    return min | max << 4; /* one round of pairs */
}
