#include <nibble/quad.h>

nb_quad ex_mirror(const nb_quad *quad)
{
    nb_quad mirrored;

    for (unsigned k = 0; k < 4; k++)
        mirrored.plane[k] = nb_swap_neighbours(
            nb_lane_reverse64(quad->plane[k]), 4);
    return mirrored;
}
