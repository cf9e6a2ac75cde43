/* moves.h: legal moves, made and taken back. */
#ifndef NB_MOVES_H
#define NB_MOVES_H

#include <nibble/position.h>
#include <nibble/quad.h>
#include <stdbool.h>
#include <stdint.h>

/**
 * A move: from its lowest bit six of the square that is left, six of
 * the one arrived on, and four each of the codes of who leaves, who is
 * taken (0: nobody) and who arrives; then the bits of nb_move_flag.
 * 0 is no move.
 */
typedef uint32_t nb_move;

/** What is special about a move. */
enum nb_move_flag {
    /** The pawn that is taken stands beside the one that takes. */
    NB_MOVE_EN_PASSANT = 1 << 24,
    /** The king's move of castling; the rook's is part of it. */
    NB_MOVE_CASTLING = 1 << 25,
    /** A pawn goes two squares. */
    NB_MOVE_DOUBLE_PUSH = 1 << 26
};

/** The square that is left. */
static inline unsigned nb_move_from(nb_move move)
{
    return move & 63;
}

/** The square arrived on; in castling, the king's. */
static inline unsigned nb_move_to(nb_move move)
{
    return move >> 6 & 63;
}

/** The code of the man who leaves. */
static inline unsigned nb_move_man(nb_move move)
{
    return move >> 12 & 15;
}

/** The code of the man who is taken, or 0. */
static inline unsigned nb_move_taken(nb_move move)
{
    return move >> 16 & 15;
}

/** The code of the man who arrives: who left, but for a promotion. */
static inline unsigned nb_move_placed(nb_move move)
{
    return move >> 20 & 15;
}

/** The kind that a pawn becomes, or NB_EMPTY if none is promoted. */
static inline unsigned nb_move_promotion(nb_move move)
{
    const unsigned placed = nb_move_placed(move);

    return placed != nb_move_man(move) ? nb_kind(placed) : 0u;
}

/** Whether a pawn is taken in passing, 1 or 0. */
static inline unsigned nb_move_is_en_passant(nb_move move)
{
    return (move & NB_MOVE_EN_PASSANT) != 0;
}

/** Whether a king castles, 1 or 0. */
static inline unsigned nb_move_is_castling(nb_move move)
{
    return (move & NB_MOVE_CASTLING) != 0;
}

/** Whether a pawn goes two squares, 1 or 0. */
static inline unsigned nb_move_is_double_push(nb_move move)
{
    return (move & NB_MOVE_DOUBLE_PUSH) != 0;
}

/** What a move changes, as the bits in which two positions differ. */
typedef nb_position nb_delta;

#ifdef __cplusplus
extern "C" {
#endif
/** The position after a legal move: a copy, with its keys. */
nb_position nb_after(const nb_position *position, nb_move move);

/** Makes a legal move, and returns what nb_unmake wants of it. */
nb_delta nb_make(nb_position *position, nb_move move);

/** Takes a move back: an xor of 64 bytes. */
void nb_unmake(nb_position *position, const nb_delta *delta);

/**
 * Room for all moves of a position with sixteen men a side: of fifteen
 * none has more than the 27 of a queen, and the king has 8 and castles
 * to two sides, 415 together. In games there are at most 218 (Tobs40).
 */
enum { NB_MOST_MOVES = 416 };

/**
 * Writes all legal moves of a position, and returns how many there
 * are. The position is one that nb_position_read would take. Pawns
 * come first: by one square, by two, taking to the player's left, to
 * the right, in passing; then knights, men on diagonals, men on ranks
 * and files, the king, castling short, long. Lower squares come first,
 * but a man's captures last, and a queen before lesser promotions.
 */
unsigned nb_legal_moves(nb_move moves[NB_MOST_MOVES],
                        const nb_position *position);

/** How many legal moves there are, without a list of them. */
unsigned nb_count_legal_moves(const nb_position *position);

/**
 * nb_legal_moves for those who ask why one is missing: the moves that
 * men can make, as if no king could be attacked.
 */
unsigned nb_pseudo_legal_moves(nb_move moves[NB_MOST_MOVES],
                               const nb_position *position);

/** Whether the player to move is in check. */
bool nb_in_check(const nb_position *position);

#ifdef __cplusplus
}
#endif
#endif
