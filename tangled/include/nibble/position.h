/* position.h: all that a game needs to go on, in 64 bytes. */
#ifndef NB_POSITION_H
#define NB_POSITION_H

#include <assert.h>
#include <nibble/fen.h>
#include <nibble/quad.h>
#include <stdint.h>

/**
 * A position in 64 bytes, the size of a cache line. An address that is
 * divisible by 8 will do; in an array aligned to 64 bytes, each
 * position has a line of its own.
 */
typedef struct nb_position {
    nb_quad quad;
    uint64_t key;       /* as nb_position_key says */
    uint64_t pawn_key;  /* of the pawns alone */
    uint16_t halfmoves; /* since the last capture or pawn move */
    uint16_t fullmoves; /* the number of the move, from 1 */
    uint8_t side;       /* to move: NB_WHITE or NB_BLACK */
    uint8_t castling;   /* bits of nb_castling */
    uint8_t en_passant; /* passed over by a double push, or 64 */
    uint8_t spare[9];   /* always 0 */
} nb_position;

static_assert(sizeof(nb_position) == 64, "a position fills 64 bytes");

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Read a position as nb_fen_read does, and check it: each side has one
 * king and at most sixteen pawns and pieces, no pawn stands on rank 1
 * or 8, castling rights and the en passant square fit the board, and
 * the side that has just moved is not in check. Every function that
 * makes or counts moves needs such a position. Return the error of the
 * text, or the rule and the first character of the field that breaks
 * it; the position is then untouched.
 */
nb_fen_result nb_position_read(nb_position *position, const char *text,
                               size_t length);

/**
 * Return the position that a FEN describes, with its keys, unchecked:
 * functions that make or count moves need one that nb_position_read
 * accepts.
 */
nb_position nb_position_unchecked(const nb_fen *fen);

/** Return the position as the six fields of a FEN. */
nb_fen nb_position_fen(const nb_position *position);

/**
 * Return the position with the players exchanged. Flipped twice, it is
 * the same again.
 */
nb_position nb_position_flip(const nb_position *position);

/**
 * Return the pawns that stand where they could capture en passant now,
 * legally or not; none if the last move was no double push.
 */
uint64_t nb_en_passant_capturers(const nb_position *position);

/**
 * Return the key from scratch: Zobrist's, but the file of the en
 * passant square counts only if a pawn stands where it could capture
 * there.
 */
uint64_t nb_position_key(const nb_position *position);

/**
 * Return how many times the last position of a game has occurred
 * before, so 2 if this is its third time: count keys, as
 * nb_position_key makes them, of the game's positions in order, and the
 * half-move clock of the last one. Only positions of the same side
 * since the last capture or pawn move are compared. The game may begin
 * later than the clock; of none or one position, the result is 0.
 * A capture en passant tells positions apart even if a pin forbids it,
 * as in nb_position_key.
 */
unsigned nb_count_repetitions(const uint64_t *keys, size_t count,
                              unsigned halfmoves);

#ifdef __cplusplus
}
#endif
#endif
