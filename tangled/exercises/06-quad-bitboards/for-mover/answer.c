#include <nibble/quad.h>

nb_quad ex_for_mover(const nb_quad *quad, unsigned side)
{
    nb_quad movers = *quad;

    if (side == NB_WHITE)
        movers.plane[0] ^= nb_quad_occupied(quad);
    return movers;
}
