#include <nibble/quad.h>

nb_quad ex_reflect(const nb_quad *quad)
{
    return nb_quad_flip(quad); /* another axis, and other colours */
}
