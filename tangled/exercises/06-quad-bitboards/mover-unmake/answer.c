#include <nibble/quad.h>

nb_quad ex_unmake(const nb_quad *quad, const nb_quad *delta)
{
    nb_quad before = nb_quad_xor(quad, delta);

    before.plane[0] ^= nb_quad_occupied(quad);
    return before;
}
