#include <nibble/quad.h>

nb_quad ex_mirror(nb_quad quad)
{
    return nb_quad_flip(quad); /* another axis */
}
