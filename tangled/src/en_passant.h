/*
 * en_passant.h: writes the boards that have to do with en passant. Its
 * moves are made from the square that a board is noted with; on the
 * last ply they are counted when the pawn is pushed. Whoever includes
 * it includes obstruction.h.
 */
#include "plan.h"

/* Whether one of a player's sliders attacks the other's king. */
INLINE bool slider_sees(uint64_t king, uint64_t occupied,
                        uint64_t diagonal, uint64_t orthogonal)
{
    const unsigned square = nb_lsb(king);

    return ((diagonal_moves(square, occupied) & diagonal) |
            (orthogonal_moves(square, occupied) & orthogonal)) != 0;
}

/* How many enemy pawns can take a pawn that goes two squares ahead. */
INLINE unsigned replies(const nb_parent *parent, uint64_t from,
                        uint64_t passed, uint64_t square)
{
    const uint64_t then = (planned(parent, OCCUPIED) & ~from) | passed;
    unsigned count = 0;

    for (uint64_t left =
             nb_beside(square) & planned(parent, ENEMY_PAWNS);
         left; left = nb_reset_lsb(left))
        count += !slider_sees(planned(parent, ENEMY_KING),
                              then & ~nb_isolate_lsb(left),
                              planned(parent, OWN_DIAGONAL),
                              planned(parent, OWN_ORTHOGONAL));
    return count;
}

/* Pushes a pawn to a square next to an enemy pawn, and notes where it
   can be taken, or on the last ply how often. */
INLINE size_t push_beside(nb_boards *to, size_t at,
                          const nb_parent *parent, uint64_t square,
                          unsigned side)
{
    const int black = side == NB_BLACK;
    const uint64_t from = black ? square << 16 : square >> 16;
    const uint64_t passed = black ? square << 8 : square >> 8;

    EACH_PLANE(k)
    to->plane[k][at] = parent->plane[k];
    to->plane[0][at] ^= black ? from | square : 0;
    to->plane[1][at] ^= from | square;
    if (to->is_last_ply)
        to->en_passant_moves += replies(parent, from, passed, square);
    else
        to->en_passant[at] = (uint8_t)nb_lsb(passed);
    return at + 1;
}

/* Whether a player may take the pawn on a square with another one that
   goes from its square to the goal. */
INLINE bool is_legal_en_passant(const nb_parent *parent, uint64_t from,
                                uint64_t captured, uint64_t goal,
                                unsigned side)
{
    const uint64_t *plane = parent->plane;
    const uint64_t occupied = planned(parent, OCCUPIED);
    const uint64_t own =
        side == NB_WHITE ? occupied & ~plane[0] : plane[0];
    const uint64_t enemy = occupied & ~own & ~captured;
    const uint64_t king = planned(parent, KING);
    const uint64_t pawns = plane[1] & ~(plane[2] | plane[3]);
    const uint64_t knights = plane[2] & ~(plane[1] | plane[3]);

    return !slider_sees(king, (occupied & ~from & ~captured) | goal,
                        plane[1] & (plane[2] ^ plane[3]) & enemy,
                        plane[3] & (plane[1] | ~plane[2]) & enemy) &&
           (nb_knight_attacks(king) & knights & enemy) == 0 &&
           (nb_pawn_attacks(king, side) & pawns & enemy) == 0;
}

/* Takes en passant with each pawn that may. */
INLINE size_t capture_en_passant(nb_boards *to, size_t at,
                                 const nb_parent *parent, unsigned side)
{
    const uint64_t goal = UINT64_C(1) << parent->en_passant;
    const uint64_t captured = side == NB_WHITE ? goal >> 8 : goal << 8;
    const uint64_t *plane = parent->plane;
    const uint64_t pawns = plane[1] & ~(plane[2] | plane[3]) &
                           (side == NB_WHITE ? ~plane[0] : plane[0]);

    for (uint64_t left = nb_pawn_attacks(goal, side ^ 1) & pawns; left;
         left = nb_reset_lsb(left)) {
        const uint64_t from = nb_isolate_lsb(left);

        EACH_PLANE(k)
        to->plane[k][at] = plane[k] & ~(from | captured);
        to->plane[0][at] |= side == NB_BLACK ? goal : 0;
        to->plane[1][at] |= goal;
        at += (size_t)is_legal_en_passant(parent, from, captured, goal,
                                          side);
    }
    return at;
}

/* The moves that make a capture en passant possible, and those that
   are one. */
INLINE size_t move_en_passant(nb_boards *to, size_t at,
                              const nb_parent *parent, unsigned side)
{
    for (uint64_t left = planned(parent, DOUBLE_BESIDE_TO); left;
         left = nb_reset_lsb(left))
        at = push_beside(to, at, parent, nb_isolate_lsb(left), side);
    if (parent->en_passant)
        at = capture_en_passant(to, at, parent, side);
    return at;
}
