#include <nibble/quad.h>

nb_quad ex_mirror(nb_quad quad)
{
    for (unsigned k = 0; k < 4; k++)
        quad.plane[k] = nb_swap_neighbours(
            nb_lane_reverse64(quad.plane[k]), 4);
    return quad;
}
