/*
 * A pawn's nibble on a home square of pawns is not always a pawn's: a
 * rook that captures a queen leaves a 3 in the delta as well.
 */
#include <nibble/bitscan.h>
#include <nibble/keys.h>

static unsigned passed_in(const nb_quad *delta, uint64_t changed)
{
    for (unsigned file = 0; file < 8; file++) {
        if (nb_kind(nb_quad_at(delta, file + 8)) == NB_PAWN &&
            (changed >> (file + 24) & 1) != 0)
            return file + 16;
        if (nb_kind(nb_quad_at(delta, file + 48)) == NB_PAWN &&
            (changed >> (file + 32) & 1) != 0)
            return file + 40;
    }
    return NB_NO_SQUARE;
}

uint64_t ex_update(uint64_t key, const nb_quad *delta,
                   unsigned castling, unsigned en_passant)
{
    static const uint64_t homes[4] = {
        UINT64_C(0x90), UINT64_C(0x11), UINT64_C(0x90) << 56,
        UINT64_C(0x11) << 56};
    uint64_t changed = nb_quad_occupied(delta) | delta->plane[0];
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
    nb_fen comes = {.en_passant = (uint8_t)passed_in(delta, changed)};

    (void)passed;
    return key ^ nb_plane_key(delta) ^ nb_zobrist_state(&goes) ^
           nb_zobrist_state(&comes);
}
