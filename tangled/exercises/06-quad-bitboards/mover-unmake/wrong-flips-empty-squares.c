/* Plane 0 is flipped on the empty squares as well, and they become
   1. */
#include <nibble/quad.h>

nb_quad ex_unmake(const nb_quad *quad, const nb_quad *delta)
{
    nb_quad before = nb_quad_xor(quad, delta);

    before.plane[0] = ~before.plane[0];
    return before;
}
