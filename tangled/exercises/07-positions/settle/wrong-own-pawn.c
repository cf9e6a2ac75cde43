/* A pawn cannot be captured by a pawn of its own side. */
#include <nibble/fen.h>

void ex_settle(nb_fen *fen)
{
    unsigned pushed = fen->en_passant ^ 8u;
    uint64_t beside = 5u << pushed % 8;

    beside = (beside >> 1 & 0xFF) << (pushed & 56);
    if (pushed < 64 && (nb_quad_pawns(&fen->quad) & beside) == 0)
        fen->en_passant = NB_NO_SQUARE;
}
