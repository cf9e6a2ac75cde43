/*
 * Both squares are xored with the code of the first one, which is right
 * only if the second is empty.
 */
#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    unsigned code = nb_quad_at(quad, a);

    *quad = nb_quad_xor(*quad, nb_quad_xor(nb_quad_piece(code, a),
                                           nb_quad_piece(code, b)));
}
