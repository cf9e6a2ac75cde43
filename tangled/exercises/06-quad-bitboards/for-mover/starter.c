#include <nibble/quad.h>

nb_quad ex_for_mover(nb_quad quad, unsigned side)
{
    quad.plane[0] ^= 0 - (uint64_t)side; /* even empty squares? */
    return quad;
}
