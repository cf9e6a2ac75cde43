/*
 * Exercise 6.4, 1 star: What a move forfeits
 *
 * A castling right is lost when its king or its rook moves, or the rook
 * is captured. All of this can be seen in the delta of , without asking
 * who moved. `ex_rights` returns those of the given rights that a move
 * leaves. You may include `nibble/fen.h`.
 *
 * make exercise NAME=rights tries it, and
 * make hint NAME=rights helps.
 */
#include <nibble/fen.h>

unsigned ex_rights(unsigned castling, nb_quad delta)
{
    if ((delta.plane[3] & UINT64_C(0x10)) != 0) /* e1 */
        castling &= NB_CASTLE_BLACK_SHORT | NB_CASTLE_BLACK_LONG;
    return castling; /* and the others? */
}
