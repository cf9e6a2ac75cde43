/* A piece on the h-file does not stop a rook on its way round. */
#include <nibble/attacks.h>

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty)
{
    uint64_t flat = nb_slider_attacks(NB_EAST, rooks, empty);
    uint64_t edge = (rooks | flat) & UINT64_C(0x8080808080808080);

    return flat | edge >> 7 | /* and on from the a-file */
           nb_slider_attacks(NB_EAST, edge >> 7 & empty, empty);
}
