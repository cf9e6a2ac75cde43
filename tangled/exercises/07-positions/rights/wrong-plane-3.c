/*
 * A square can change without a change in this one plane, as when a
 * rook captures a rook.
 */
#include <nibble/fen.h>

unsigned ex_rights(unsigned castling, const nb_quad *delta)
{
    static const uint64_t homes[4] = {
        UINT64_C(0x90), UINT64_C(0x11), UINT64_C(0x90) << 56,
        UINT64_C(0x11) << 56};

    for (unsigned right = 0; right < 4; right++)
        if ((delta->plane[3] & homes[right]) != 0)
            castling &= ~(1u << right);
    return castling;
}
