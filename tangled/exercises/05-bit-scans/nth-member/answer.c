#include <nibble/bitscan.h>

unsigned ex_member(uint64_t set, unsigned n)
{
    while (n-- > 0)
        set = nb_reset_lsb(set);
    return nb_lsb_or_64(set);
}

unsigned ex_place(uint64_t set, unsigned square)
{
    return square == 0 ? 0 : nb_popcount(set << (64 - square));
}
