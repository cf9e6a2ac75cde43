#include <nibble/bitscan.h>

unsigned ex_member(uint64_t set, unsigned n)
{
    return nb_lsb_or_64(set) + n; /* if they're neighbours */
}

unsigned ex_place(uint64_t set, unsigned square)
{
    return nb_popcount(set << (64 - square));
}
