/*
 * When a piece is captured by one of its own kind, only the colour of
 * the square changes.
 */
#include <nibble/fen.h>

unsigned ex_rights(unsigned castling, const nb_quad *delta)
{
    static const uint64_t homes[4] = {
        UINT64_C(0x90), UINT64_C(0x11), UINT64_C(0x90) << 56,
        UINT64_C(0x11) << 56};
    uint64_t changed = nb_quad_occupied(delta); /* without plane 0 */

    for (unsigned right = 0; right < 4; right++)
        if ((changed & homes[right]) != 0)
            castling &= ~(1u << right);
    return castling;
}
