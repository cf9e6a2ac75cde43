/* A black pawn beside a white one counts as ahead of it. */
#include <nibble/attacks.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black)
{
    uint64_t wide = black | nb_beside(black);

    return white & ~nb_occluded_fill(NB_SOUTH, wide, UINT64_MAX);
}
