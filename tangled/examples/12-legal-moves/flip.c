#include <nibble/quad.h>

void flip(nb_quad *quad);

void flip(nb_quad *quad)
{
    *quad = nb_quad_flip(quad);
}
