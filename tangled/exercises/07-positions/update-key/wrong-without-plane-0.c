/* nb_quad_occupied leaves out plane 0, but where a rook captures a
   rook, the delta is 1. */
#include <nibble/bitscan.h>
#include <nibble/keys.h>

uint64_t ex_update(uint64_t key, const nb_quad *delta,
                   unsigned castling, unsigned en_passant)
{
    static const uint64_t homes[4] = {
        UINT64_C(0x90), UINT64_C(0x11), UINT64_C(0x90) << 56,
        UINT64_C(0x11) << 56};
    uint64_t changed = nb_quad_occupied(delta);
    uint64_t pawns =
        delta->plane[1] & ~delta->plane[2] & ~delta->plane[3];
    unsigned passed = nb_lsb_or_64((pawns & pawns >> 16) << 8);
    unsigned ended = 0;

    for (unsigned right = 0; right < 4; right++)
        if ((changed & homes[right]) != 0)
            ended |= castling & 1u << right;
    nb_fen goes = {.side = NB_BLACK,
                   .castling = (uint8_t)ended,
                   .en_passant = (uint8_t)en_passant};
    nb_fen comes = {.en_passant = (uint8_t)passed};

    return key ^ nb_plane_key(delta) ^ nb_zobrist_state(&goes) ^
           nb_zobrist_state(&comes);
}
