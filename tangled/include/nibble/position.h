/* position.h: all that a game needs to go on, in 64 bytes. */
#ifndef NB_POSITION_H
#define NB_POSITION_H

#include <assert.h>
#include <nibble/fen.h>
#include <nibble/quad.h>
#include <stdint.h>

/**
 * A position in 64 bytes, the size of a cache line. Its address may be
 * that of any word: align an array of positions to 64 bytes if each
 * should stay within one line.
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
 * Reads a position as nb_fen_read does, and checks it: each side has
 * one king and at most sixteen pawns and pieces, no pawn stands on rank
 * 1 or 8, castling rights and the square of field 4 fit the board, and
 * the side that has just moved is not in check. Every function takes
 * such a position. If something is wrong, the position is untouched,
 * and the result has the error of the text, or the rule and the first
 * character of the field that breaks it.
 */
nb_fen_result nb_position_read(nb_position *position, const char *text,
                               size_t length);

/**
 * The position that a FEN describes, with its keys. Nothing is checked:
 * where a function makes or counts moves, the position must be one that
 * nb_position_read would take.
 */
nb_position nb_position_unchecked(const nb_fen *fen);

/** The six fields of FEN. */
nb_fen nb_position_fen(const nb_position *position);

/** The position with the players exchanged; twice, and it is back. */
nb_position nb_position_flip(const nb_position *position);

/**
 * The pawns that stand where one takes in passing now, whether it may
 * or not; none if the last move was no double push.
 */
uint64_t nb_en_passant_takers(const nb_position *position);

/**
 * The key from scratch: Zobrist's, but the file of the square of field
 * 4 counts only if a pawn stands where it could take there.
 */
uint64_t nb_position_key(const nb_position *position);

#ifdef __cplusplus
}
#endif
#endif
