/* Only a black pawn has moved south; a white one stands to the north of
   the square that it passed over. */
#include <nibble/fen.h>

static void settle_beside(nb_fen *fen, unsigned square)
{
    unsigned pawn = nb_code(NB_PAWN, fen->side);
    uint64_t beside = 5u << square % 8;

    beside = (beside >> 1 & 0xFF) << (square & 56);
    if ((nb_quad_of(&fen->quad, pawn) & beside) == 0)
        fen->en_passant = NB_NO_SQUARE;
}

void ex_settle(nb_fen *fen)
{
    if (fen->en_passant != NB_NO_SQUARE)
        settle_beside(fen, fen->en_passant - 8u);
}
