/*
 * one_by_one.h: the boards of a piece are written as soon as it is
 * known where it goes. See pieces.h.
 */
#include "pieces.h"

/* What free pieces are moved to. */
typedef nb_boards output;

/* The piece on a square goes to each square of a set. */
INLINE size_t add_piece(output *to, size_t at, const nb_parent *parent,
                        unsigned square, uint64_t goals)
{
    const lifted piece = lift_at(parent, square);

    return put_piece(to, at, &piece, goals);
}

/* Pawns go to each square of a set, all by the same step. */
INLINE size_t add_pawns(output *to, size_t at, const nb_parent *parent,
                        uint64_t goals, unsigned direction,
                        unsigned steps, unsigned side)
{
    return put_pawns(to, at, parent, goals, direction, steps,
                     nb_code(NB_PAWN, side));
}

#include "free_pieces.h"

INLINE size_t move_free_pieces(nb_boards *to, size_t at,
                               const nb_parent *parent, unsigned side)
{
    at = move_king(to, at, parent, side);
    return add_free_pieces(to, at, parent, side);
}
