/* The neighbour of a pawn on the edge is sought on the other edge. */
#include <nibble/attacks.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black)
{
    uint64_t wide = black | black << 1 | black >> 1;

    return white & ~nb_slider_attacks(NB_SOUTH, wide, UINT64_MAX);
}
