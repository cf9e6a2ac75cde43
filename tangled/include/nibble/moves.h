/* moves.h: legal moves, made and taken back. */
#ifndef NB_MOVES_H
#define NB_MOVES_H

#include <nibble/position.h>
#include <nibble/quad.h>
#include <stdbool.h>
#include <stdint.h>

/**
 * A move, from its lowest bit: six of the square it leaves, six of
 * the square of arrival, and four each of the codes of the piece that
 * leaves, the captured piece (0: none) and the piece that arrives; then
 * the bits of nb_move_flag. 0 is no move.
 */
typedef uint32_t nb_move;

/** The special kinds of moves. */
enum nb_move_flag {
    /** The captured pawn stands beside the capturing one. */
    NB_MOVE_EN_PASSANT = 1 << 24,
    /** The king's move of castling; the rook's is part of it. */
    NB_MOVE_CASTLING = 1 << 25,
    /** A pawn moves two squares. */
    NB_MOVE_DOUBLE_PUSH = 1 << 26
};

/** Return the square that the piece leaves. */
static inline unsigned nb_move_from(nb_move move)
{
    return move & 63;
}

/**
 * Return the square that the piece arrives on; in castling, the king's.
 */
static inline unsigned nb_move_to(nb_move move)
{
    return move >> 6 & 63;
}

/** Return the code of the piece that leaves its square. */
static inline unsigned nb_move_piece(nb_move move)
{
    return move >> 12 & 15;
}

/** Return the code of the captured piece, or 0. */
static inline unsigned nb_move_captured(nb_move move)
{
    return move >> 16 & 15;
}

/**
 * Return the code of the piece that arrives: the one that left, except
 * in a promotion.
 */
static inline unsigned nb_move_placed(nb_move move)
{
    return move >> 20 & 15;
}

/**
 * Return the kind that a pawn is promoted to, or NB_EMPTY if none is.
 */
static inline unsigned nb_move_promotion(nb_move move)
{
    const unsigned placed = nb_move_placed(move);

    return placed != nb_move_piece(move) ? nb_kind(placed) : 0u;
}

/** Return whether a pawn captures en passant. */
static inline bool nb_move_is_en_passant(nb_move move)
{
    return (move & NB_MOVE_EN_PASSANT) != 0;
}

/** Return whether the king castles. */
static inline bool nb_move_is_castling(nb_move move)
{
    return (move & NB_MOVE_CASTLING) != 0;
}

/** Return whether a pawn moves two squares. */
static inline bool nb_move_is_double_push(nb_move move)
{
    return (move & NB_MOVE_DOUBLE_PUSH) != 0;
}

/** What a move changes, as the bits in which two positions differ. */
typedef nb_position nb_delta;

#ifdef __cplusplus
extern "C" {
#endif
/** Return the position after a legal move: a copy, with its keys. */
nb_position nb_position_after(const nb_position *position,
                              nb_move move);

/** Make a legal move in place, and return the delta for nb_unmake. */
nb_delta nb_make(nb_position *position, nb_move move);

/** Take a move back: an xor of 64 bytes. */
void nb_unmake(nb_position *position, const nb_delta *delta);

/**
 * Return the position after a null move: the side to move, which must
 * not be in check, passes. No capture en passant is possible any
 * longer, the half-move clock counts on, and the number of the move
 * goes up after Black, as after any move that is neither a capture nor
 * a pawn's.
 */
nb_position nb_position_after_null_move(const nb_position *position);

/**
 * The size of a list of moves that any position with sixteen pieces a
 * side fits into: fifteen pieces have at most the 27 moves of a queen,
 * and the king has 8 and castles to two sides, 415 together. In games
 * there are at most 218 (Tobs40).
 */
enum { NB_MAX_MOVES = 416 };

/**
 * Write all legal moves of a position, and return how many there are.
 * The position must be one that nb_position_read accepts. Pawns come
 * first: pushes by one square, by two, captures to the player's left,
 * to the right, en passant; then knights, diagonal sliders, orthogonal
 * sliders, the king, castling short, long. Lower squares come first,
 * but a piece's captures last, and a queen before lesser promotions.
 */
unsigned nb_generate_moves(nb_move moves[NB_MAX_MOVES],
                           const nb_position *position);

/** Return how many legal moves a position has, without listing them. */
unsigned nb_count_legal_moves(const nb_position *position);

/**
 * Write all pseudo-legal moves, as nb_generate_moves writes the legal
 * ones, and return how many there are: the king may be left in check.
 */
unsigned nb_generate_pseudo_legal(nb_move moves[NB_MAX_MOVES],
                                  const nb_position *position);

/** Return whether the player to move is in check. */
bool nb_in_check(const nb_position *position);

#ifdef __cplusplus
}
#endif
#endif
