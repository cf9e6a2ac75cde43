/*
 * pieces.h: writes the boards on which pieces have moved, piece by
 * piece or, for pawns, step by step. Each function appends to boards,
 * of which there are `at`, and returns how many there are then. It may
 * write some more, which are not counted. Whoever includes it says what
 * is said here first, and includes obstruction.h.
 */
#ifndef NB_PIECES_H
#define NB_PIECES_H

#include <nibble/wide.h>
#include "plan.h"

/* Takes as many squares out of a set as there are lanes, if it has. */
static inline TARGET lanes next_squares(uint64_t *set);
/* How many squares there are in a set. */
static inline TARGET unsigned bits_of(uint64_t set);

/* Puts a piece on each square of a set, which may have none. */
INLINE size_t put_piece(nb_boards *to, size_t at, const lifted *piece,
                        uint64_t squares)
{
    const size_t end = at + bits_of(squares);

    do {
        const lanes square = next_squares(&squares);

        EACH_PLANE(k)
        store(&to->plane[k][at],
              (piece->base[k] & ~square) | (piece->code[k] & square));
        at += LANES;
    } while (squares != 0);
    return end;
}

/* Lifts the pieces of a set, to put down one with a code. */
INLINE lifted lift(const nb_parent *parent, uint64_t gone,
                   unsigned code)
{
    lifted piece;

    EACH_PLANE(k)
    {
        piece.base[k] = all_lanes(parent->plane[k] & ~gone);
        piece.code[k] = all_lanes(0 - (uint64_t)(code >> k & 1));
    }
    return piece;
}

/* Lifts the piece on a square, which keeps its code, but no right to
   castle. */
INLINE lifted lift_at(const nb_parent *parent, unsigned square)
{
    const uint64_t rights[4] = {0, planned(parent, CASTLERS),
                                planned(parent, CASTLERS), 0};
    const lanes from = all_lanes(UINT64_C(1) << square);
    lifted piece;

    EACH_PLANE(k)
    {
        const lanes code = all_lanes(parent->plane[k] & ~rights[k]);

        piece.base[k] = all_lanes(parent->plane[k]) & ~from;
        piece.code[k] = 0 - (code >> square & 1);
    }
    return piece;
}

/* The king goes, and with it the rights to castle. */
INLINE size_t move_king(nb_boards *to, size_t at,
                        const nb_parent *parent, unsigned side)
{
    const lanes castlers = all_lanes(planned(parent, CASTLERS));
    lifted piece =
        lift(parent, planned(parent, KING), nb_code(NB_KING, side));

    piece.base[1] &= ~castlers;
    piece.base[2] &= ~castlers;
    return put_piece(to, at, &piece, planned(parent, KING_TO));
}

/* The squares that a slider attacks on a line, both directions. */
static TARGET uint64_t attacks_on_line(unsigned line, uint64_t slider,
                                       uint64_t empty)
{
    return nb_slider_attacks(line, slider, empty) |
           nb_slider_attacks(nb_opposite(line), slider, empty);
}

/* Pinned sliders move along their lines. */
INLINE size_t move_pinned(nb_boards *to, size_t at,
                          const nb_parent *parent)
{
    for (unsigned line = 0; line < 4; line++)
        for (uint64_t left = planned(parent, PINNED + line); left;
             left = nb_reset_lsb(left)) {
            const uint64_t goals = attacks_on_line(
                line, nb_isolate_lsb(left), ~planned(parent, OCCUPIED));
            const lifted piece = lift_at(parent, nb_lsb(left));

            at = put_piece(to, at, &piece,
                           goals & planned(parent, TARGETS));
        }
    return at;
}

/* Puts pawns that all made the same step on each square of a set; on
   the last rank they get another code. */
INLINE size_t put_pawns(nb_boards *to, size_t at,
                        const nb_parent *parent, uint64_t squares,
                        unsigned direction, unsigned steps,
                        unsigned code)
{
    const unsigned back = nb_opposite(direction);
    const lifted put = lift(parent, 0, code);
    const size_t end = at + bits_of(squares);

    do {
        const lanes square = next_squares(&squares);
        const lanes both = square | ahead(square, back, steps);

        EACH_PLANE(k)
        store(&to->plane[k][at],
              (put.base[k] & ~both) | (put.code[k] & square));
        at += LANES;
    } while (squares != 0);
    return end;
}

/* Moves pawns to the last rank, with four promotions. */
INLINE size_t promote(nb_boards *to, size_t at, const nb_parent *parent,
                      uint64_t squares, unsigned direction,
                      unsigned side)
{
    squares &= rank_of(side, 7);
    if (squares == 0)
        return at;
    for (unsigned kind = NB_KNIGHT; kind <= NB_QUEEN; kind++)
        at = put_pawns(to, at, parent, squares, direction, 1,
                       nb_code(kind, side));
    return at;
}

/* All moves of pawns to the last rank. */
INLINE size_t move_to_last_rank(nb_boards *to, size_t at,
                                const nb_parent *parent, unsigned side)
{
    at = promote(to, at, parent, planned(parent, PUSH_TO),
                 forward(side), side);
    at = promote(to, at, parent, planned(parent, WEST_TO),
                 forward_west(side), side);
    return promote(to, at, parent, planned(parent, EAST_TO),
                   forward_east(side), side);
}

#endif
