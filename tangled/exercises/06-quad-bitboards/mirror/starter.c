#include <nibble/quad.h>

nb_quad ex_mirror(const nb_quad *quad)
{
    return nb_quad_flip(quad); /* another axis */
}
