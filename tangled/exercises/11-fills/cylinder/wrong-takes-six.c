/*
 * Six steps are enough on a flat board, but an empty rank of a cylinder
 * takes one more.
 */
#include <nibble/attacks.h>

static uint64_t step(uint64_t set)
{
    return nb_step(set, NB_EAST) |
           (set >> 7 & UINT64_C(0x0101010101010101));
}

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty)
{
    uint64_t fill = rooks;

    for (unsigned i = 0; i < 6; i++)
        fill |= step(fill) & empty;
    return step(fill);
}
