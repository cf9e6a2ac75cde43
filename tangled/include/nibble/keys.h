/* keys.h: words that stand for positions, and look like noise. */
#ifndef NB_KEYS_H
#define NB_KEYS_H

#include <nibble/fen.h>
#include <nibble/quad.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
/** The number of a man, code 2 to 13, on a square, at most 63. */
uint64_t nb_zobrist_man(unsigned code, unsigned square);

/**
 * The number of what no man shows: the side to move, the castling
 * rights, and the file of the square that a double push passed over.
 */
uint64_t nb_zobrist_state(const nb_fen *fen);

/**
 * Zobrist's key (1970): the numbers of the state and of all men; codes
 * 1, 14 and 15 have none. The square of field 4 counts whether it can
 * be captured on or not. No defence: boards with the same key can be
 * computed.
 */
uint64_t nb_zobrist_key(const nb_fen *fen);

/** The numbers of all pawns, and of nothing else. */
uint64_t nb_pawn_key(const nb_quad *quad);

/**
 * A number for each bit: the key of a ^ b is that of a ^ that of b. It
 * is the board's alone: xor nb_zobrist_state for that of a position.
 */
uint64_t nb_plane_key(const nb_quad *quad);

/**
 * Eight products (Manino, 2016). The lower half is weak: index a
 * table with the upper one.
 */
uint64_t nb_manino_hash(const nb_quad *quad);
#ifdef __cplusplus
}
#endif
#endif
