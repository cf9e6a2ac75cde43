#include <nibble/swar.h>

int ex_material(uint32_t rank)
{
    return (int)nb_sum32(rank); /* the sum of the codes */
}
