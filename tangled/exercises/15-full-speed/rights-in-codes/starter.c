#include <nibble/fen.h>

unsigned ex_castling(const nb_quad *quad)
{
    (void)quad;
    return NB_CASTLE_WHITE_SHORT | NB_CASTLE_BLACK_SHORT;
}
