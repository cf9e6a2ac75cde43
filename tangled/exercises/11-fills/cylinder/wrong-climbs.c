/* East of the h-file the rook comes to the next rank. */
#include <nibble/attacks.h>

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty)
{
    uint64_t fill = rooks;

    for (unsigned i = 0; i < 7; i++)
        fill |= (fill << 1 | fill >> 63) & empty;
    return fill << 1 | fill >> 63;
}
