/* Digits are put right after the sum, when carries at sixteen have
   hidden some, and those at ten are still to come. */
#include <nibble/swar.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y)
{
    uint64_t sum = x + y;
    uint64_t more = nb_less64(nb_broadcast64(9), sum);

    return sum + (nb_mask64(more) & nb_broadcast64(6));
}
