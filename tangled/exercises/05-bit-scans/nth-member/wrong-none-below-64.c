/* For square 64 the mask is made by a shift of 64, which the processor
   takes for one of 0: no member is below. */
#include <nibble/bitscan.h>

unsigned ex_member(uint64_t set, unsigned n)
{
    while (n-- > 0)
        set = nb_reset_lsb(set);
    return nb_lsb_or_64(set);
}

unsigned ex_place(uint64_t set, unsigned square)
{
    return nb_popcount(set & ((UINT64_C(1) << (square & 63)) - 1));
}
