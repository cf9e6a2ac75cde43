/* The mask of the squares below is made in a type of 32 bits, and
   there are 64 squares. */
#include <nibble/bitscan.h>

unsigned ex_member(uint64_t set, unsigned n)
{
    while (n-- > 0)
        set = nb_reset_lsb(set);
    return nb_lsb_or_64(set);
}

unsigned ex_place(uint64_t set, unsigned square)
{
    return nb_popcount(set & ((1u << (square & 31)) - 1));
}
