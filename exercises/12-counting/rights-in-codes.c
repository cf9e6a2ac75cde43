/*
 * Exercise 12.1, 1 star: Who may still castle?
 *
 * A walk's board is four planes, and a rook that may still castle has
 * code 14 or 15. `ex_castling` returns the castling rights of such a
 * board, as bits of `nb_castling`.
 *
 * make exercise NAME=rights-in-codes tries it, and
 * make hint NAME=rights-in-codes helps.
 */
#include <nibble/fen.h>

unsigned ex_castling(const nb_quad *quad)
{
    (void)quad;
    return NB_CASTLE_WHITE_SHORT | NB_CASTLE_BLACK_SHORT;
}
