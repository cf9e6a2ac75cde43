#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    unsigned change = nb_quad_at(quad, a) ^ nb_quad_at(quad, b);
    nb_quad on_a = nb_quad_piece(change, a);
    nb_quad on_b = nb_quad_piece(change, b);

    *quad = nb_quad_xor(quad, &on_a);
    *quad = nb_quad_xor(quad, &on_b);
}
