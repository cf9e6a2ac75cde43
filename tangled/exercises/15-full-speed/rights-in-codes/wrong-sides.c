/* The short side and the long side are exchanged. */
#include <nibble/fen.h>

unsigned ex_castling(const nb_quad *quad)
{
    const uint64_t rooks =
        quad->plane[1] & quad->plane[2] & quad->plane[3];

    return (unsigned)((rooks >> 0 & 1) * NB_CASTLE_WHITE_SHORT |
                      (rooks >> 7 & 1) * NB_CASTLE_WHITE_LONG |
                      (rooks >> 56 & 1) * NB_CASTLE_BLACK_SHORT |
                      (rooks >> 63 & 1) * NB_CASTLE_BLACK_LONG);
}
