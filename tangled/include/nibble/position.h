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
    uint8_t spare[9];   /* 0 in a position made by nb_position_of */
} nb_position;

static_assert(sizeof(nb_position) == 64, "a position fills 64 bytes");

#ifdef __cplusplus
extern "C" {
#endif
/** The position that a FEN describes, with its keys. */
nb_position nb_position_of(const nb_fen *fen);

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
