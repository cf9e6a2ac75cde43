/* If both squares are the same one, the piece on it is lost. */
#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    unsigned on_a = nb_quad_at(quad, a), on_b = nb_quad_at(quad, b);

    nb_quad_put(quad, a, on_b);
    nb_quad_put(quad, b, on_a);
    if (a == b)
        nb_quad_remove(quad, a);
}
