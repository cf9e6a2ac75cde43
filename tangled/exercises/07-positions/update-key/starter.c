#include <nibble/keys.h>

uint64_t ex_update(uint64_t key, const nb_quad *delta,
                   unsigned castling, unsigned en_passant)
{
    (void)castling;
    (void)en_passant;
    return key ^ nb_plane_key(delta); /* and the state? */
}
