/* Squares whose numbers are neighbours need not be neighbours: after h4
   comes a5. */
#include <nibble/fen.h>

void ex_settle(nb_fen *fen)
{
    unsigned pawn = nb_code(NB_PAWN, fen->side);
    unsigned pushed = fen->en_passant ^ 8u;

    if (pushed < 64 && nb_quad_at(&fen->quad, pushed - 1) != pawn &&
        nb_quad_at(&fen->quad, pushed + 1) != pawn)
        fen->en_passant = NB_NO_SQUARE;
}
