/* Each digit is right by itself, but no carry passes to the next
   one. */
#include <nibble/swar.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y)
{
    uint64_t sum = nb_add64(x, y), ten = nb_broadcast64(10);
    uint64_t more = nb_less_equal64(ten, sum) | nb_add_carries64(x, y);

    return nb_add64(sum, nb_mask64(more) & nb_broadcast64(6));
}
