/* The move is taken back, but it is still the other side's turn. */
#include <nibble/quad.h>

nb_quad ex_unmake(const nb_quad *quad, const nb_quad *delta)
{
    return nb_quad_xor(quad, delta);
}
