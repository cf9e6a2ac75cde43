#include <nibble/fen.h>

unsigned ex_rights(unsigned castling, const nb_quad *delta)
{
    if ((delta->plane[3] & UINT64_C(0x10)) != 0) /* e1 */
        castling &= NB_CASTLE_BLACK_SHORT | NB_CASTLE_BLACK_LONG;
    return castling; /* and the others? */
}
