/*
 * Both squares are xored with the code of the first one, which is right
 * only if the second is empty.
 */
#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    unsigned code = nb_quad_at(quad, a);
    nb_quad on_a = nb_quad_piece(code, a);
    nb_quad on_b = nb_quad_piece(code, b);

    *quad = nb_quad_xor(quad, &on_a);
    *quad = nb_quad_xor(quad, &on_b);
}
