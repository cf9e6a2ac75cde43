#include <nibble/bitscan.h>
#include <nibble/quad.h>

int ex_material(const nb_quad *quad)
{
    /* as if all pieces had the same value */
    return (int)nb_popcount(nb_quad_white(quad)) -
           (int)nb_popcount(nb_quad_black(quad));
}
