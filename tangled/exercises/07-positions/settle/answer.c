#include <nibble/fen.h>

void ex_settle(nb_fen *fen)
{
    unsigned pawn = nb_code(NB_PAWN, fen->side);
    unsigned pushed = fen->en_passant ^ 8u;
    uint64_t beside = 5u << pushed % 8;

    beside = (beside >> 1 & 0xFF) << (pushed & 56);
    if (pushed < 64 && (nb_quad_of(&fen->quad, pawn) & beside) == 0)
        fen->en_passant = NB_NO_SQUARE;
}
