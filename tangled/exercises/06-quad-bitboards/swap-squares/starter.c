#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    nb_quad_put(quad, a, nb_quad_at(quad, b));
    nb_quad_put(quad, b, nb_quad_at(quad, a));
}
