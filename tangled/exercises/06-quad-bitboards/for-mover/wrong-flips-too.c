/*
 * The board is flipped as well, although the pieces should stay on
 * their squares.
 */
#include <nibble/quad.h>

nb_quad ex_for_mover(const nb_quad *quad, unsigned side)
{
    return side == NB_WHITE ? nb_quad_flip(quad) : *quad;
}
