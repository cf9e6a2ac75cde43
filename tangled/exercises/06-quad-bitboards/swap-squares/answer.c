#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b)
{
    unsigned change = nb_quad_at(quad, a) ^ nb_quad_at(quad, b);

    *quad = nb_quad_xor(*quad, nb_quad_xor(nb_quad_piece(change, a),
                                           nb_quad_piece(change, b)));
}
