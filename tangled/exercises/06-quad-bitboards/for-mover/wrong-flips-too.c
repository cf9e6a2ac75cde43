/*
 * The board is turned upside down as well, and nobody asked for that.
 */
#include <nibble/quad.h>

nb_quad ex_for_mover(nb_quad quad, unsigned side)
{
    return side == NB_WHITE ? nb_quad_flip(quad) : quad;
}
