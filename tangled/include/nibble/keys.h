/* keys.h: words that stand for positions, and look like noise. */
#ifndef NB_KEYS_H
#define NB_KEYS_H

#include <nibble/fen.h>
#include <nibble/quad.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
/** Return the number of a piece, code 2 to 13, on a square up to 63. */
uint64_t nb_zobrist_piece(unsigned code, unsigned square);

/**
 * Return the xor of the numbers for what the board doesn't show: the
 * side to move, the castling rights, and the file of the square that a
 * double push passed over, whether a capture is possible there or not.
 */
uint64_t nb_zobrist_state(const nb_fen *fen);

/**
 * Return Zobrist's key (1970) of a position: the numbers of its state
 * and of all pieces. Codes 1, 14 and 15 have no numbers. Not for use
 * against an adversary: positions with the same key can be computed.
 */
uint64_t nb_zobrist_key(const nb_fen *fen);

/** Return the xor of the numbers of all pawns, and of nothing else. */
uint64_t nb_pawn_key(const nb_quad *quad);

/**
 * Return the xor of a number for each set bit of the planes. The key of
 * a ^ b is the key of a ^ the key of b. It is a key of the board; for a
 * position, xor nb_zobrist_state to it.
 */
uint64_t nb_plane_key(const nb_quad *quad);

/**
 * Return the xor of eight products (Manino, 2016). The lower 32 bits
 * are weak: index a table with the upper ones.
 */
uint64_t nb_manino_hash(const nb_quad *quad);
#ifdef __cplusplus
}
#endif
#endif
