#include <nibble/fen.h>

void ex_settle(nb_fen *fen)
{
    fen->en_passant = NB_NO_SQUARE; /* always? */
}
