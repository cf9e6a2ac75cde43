/* Xor with 1 stays on the rank, but leads to one of the two neighbours
   only. */
#include <nibble/fen.h>

void ex_settle(nb_fen *fen)
{
    unsigned pawn = nb_code(NB_PAWN, fen->side);
    unsigned pushed = fen->en_passant ^ 8u;

    if (pushed < 64 && nb_quad_at(&fen->quad, pushed ^ 1) != pawn)
        fen->en_passant = NB_NO_SQUARE;
}
