#include <nibble/quad.h>

nb_quad ex_for_mover(const nb_quad *quad, unsigned side)
{
    nb_quad movers = *quad;

    movers.plane[0] ^= 0 - (uint64_t)side; /* even empty squares? */
    return movers;
}
