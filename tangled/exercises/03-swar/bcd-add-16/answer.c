#include <nibble/swar.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y)
{
    const uint64_t lifted = x + nb_broadcast64(6);
    const uint64_t sum = lifted + y;
    const uint64_t carries =
        ((lifted & y) | ((lifted | y) & ~sum)) & NB_H64;
    const uint64_t unused = nb_mask64(carries ^ NB_H64);

    return sum - (unused & nb_broadcast64(6));
}
