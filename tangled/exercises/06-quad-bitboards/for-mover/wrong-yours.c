/* Plane 0 holds the pieces of the side that is not to move. */
#include <nibble/quad.h>

nb_quad ex_for_mover(nb_quad quad, unsigned side)
{
    if (side == NB_BLACK)
        quad.plane[0] ^= nb_quad_occupied(&quad);
    return quad;
}
