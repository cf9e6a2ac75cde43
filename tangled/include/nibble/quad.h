/*
 * quad.h: a chessboard as four planes of 64 bits, and its sets. The
 * squares are numbered a1 = 0, b1 = 1, to h8 = 63.
 */
#ifndef NB_QUAD_H
#define NB_QUAD_H

#include <assert.h>
#include <nibble/array.h>
#include <nibble/swar.h>
#include <stdbool.h>
#include <stdint.h>

/** The colours: bit 0 of a code. */
enum { NB_WHITE, NB_BLACK };
/** What stands on a square: bits 1 to 3 of a code. */
enum nb_kind {
    /** Nothing. */
    NB_EMPTY,
    /** A pawn. */
    NB_PAWN,
    /** A knight. */
    NB_KNIGHT,
    /** A bishop. */
    NB_BISHOP,
    /** A rook. */
    NB_ROOK,
    /** A queen. */
    NB_QUEEN,
    /** A king. */
    NB_KING
};

/** Return the code of a piece: twice its kind, plus its colour. */
static inline unsigned nb_code(unsigned kind, unsigned colour)
{
    assert(kind <= 7 && colour <= 1);
    return kind * 2 + colour;
}

/** Return the kind of a code, which is 0 for an empty square. */
static inline unsigned nb_kind(unsigned code)
{
    return code / 2;
}

/** Return the colour of a code: NB_WHITE or NB_BLACK. */
static inline unsigned nb_colour(unsigned code)
{
    return code % 2;
}

/**
 * A board of 64 four-bit codes in four planes, 32 bytes: bit s of
 * plane[k] is bit k of the code on square s, with a1 as square 0.
 */
typedef struct nb_quad {
    uint64_t plane[4];
} nb_quad;

/** Return the code on a square, 0 to 63. */
static inline unsigned nb_quad_at(const nb_quad *quad, unsigned square)
{
    assert(square <= 63);
    return (unsigned)((quad->plane[0] >> square & 1) |
                      (quad->plane[1] >> square & 1) << 1 |
                      (quad->plane[2] >> square & 1) << 2 |
                      (quad->plane[3] >> square & 1) << 3);
}

/**
 * Put a code, 0 to 15, on a square, 0 to 63, and replace whatever
 * stood there.
 */
static inline void nb_quad_put(nb_quad *quad, unsigned square,
                               unsigned code)
{
    assert(square <= 63 && code <= 15);
    for (unsigned k = 0; k < 4; k++) {
        uint64_t others = quad->plane[k] & ~(UINT64_C(1) << square);
        quad->plane[k] = others | (uint64_t)(code >> k & 1) << square;
    }
}

/** Empty a square, 0 to 63. */
static inline void nb_quad_remove(nb_quad *quad, unsigned square)
{
    nb_quad_put(quad, square, 0);
}

/** Return whether two boards have the same code on every square. */
static inline bool nb_quad_equal(const nb_quad *a, const nb_quad *b)
{
    uint64_t differ = 0;

    for (unsigned k = 0; k < 4; k++)
        differ |= a->plane[k] ^ b->plane[k];
    return differ == 0;
}

/** Return the exclusive or of two boards, square by square. */
static inline nb_quad nb_quad_xor(const nb_quad *a, const nb_quad *b)
{
    nb_quad changed = *a;

    for (unsigned k = 0; k < 4; k++)
        changed.plane[k] ^= b->plane[k];
    return changed;
}

/**
 * Return a board that is empty but for one code, 0 to 15, on one
 * square, 0 to 63.
 */
static inline nb_quad nb_quad_piece(unsigned code, unsigned square)
{
    assert(code <= 15 && square <= 63);
    nb_quad quad = {{(uint64_t)(code & 1) << square,
                     (uint64_t)(code >> 1 & 1) << square,
                     (uint64_t)(code >> 2 & 1) << square,
                     (uint64_t)(code >> 3 & 1) << square}};

    return quad;
}

/**
 * Return the set of squares with a code, 0 to 15. It is right for
 * every quad, and the set of code 0 holds the empty squares.
 */
static inline uint64_t nb_quad_of(const nb_quad *quad, unsigned code)
{
    uint64_t differ = 0;

    assert(code <= 15);
    for (unsigned k = 0; k < 4; k++)
        differ |= quad->plane[k] ^ (0 - (uint64_t)(code >> k & 1));
    return ~differ;
}

/** Return all bishops. The quad must not hold the codes 14 and 15. */
static inline uint64_t nb_quad_bishops(const nb_quad *quad)
{
    return quad->plane[1] & quad->plane[2];
}

/** Return all queens. The quad must not hold the codes 14 and 15. */
static inline uint64_t nb_quad_queens(const nb_quad *quad)
{
    return quad->plane[1] & quad->plane[3];
}

/** Return all kings. The quad must not hold the codes 14 and 15. */
static inline uint64_t nb_quad_kings(const nb_quad *quad)
{
    return quad->plane[2] & quad->plane[3];
}

/**
 * Return all pawns, knights and rooks. The quad must not hold the
 * codes 14 and 15.
 */
static inline uint64_t nb_quad_odd(const nb_quad *quad)
{
    return quad->plane[1] ^ quad->plane[2] ^ quad->plane[3];
}

/** Return all pawns. The quad must not hold the codes 14 and 15. */
static inline uint64_t nb_quad_pawns(const nb_quad *quad)
{
    return nb_quad_odd(quad) & quad->plane[1];
}

/** Return all pieces, White's and Black's: the occupied squares. */
static inline uint64_t nb_quad_occupied(const nb_quad *quad)
{
    return quad->plane[1] | quad->plane[2] | quad->plane[3];
}

/** Return Black's pieces. The quad must not hold the code 1. */
static inline uint64_t nb_quad_black(const nb_quad *quad)
{
    return quad->plane[0];
}

/** Return White's pieces. The quad must not hold the code 1. */
static inline uint64_t nb_quad_white(const nb_quad *quad)
{
    return quad->plane[0] ^ nb_quad_occupied(quad);
}

/** Return all knights. The quad must not hold the codes 14 and 15. */
static inline uint64_t nb_quad_knights(const nb_quad *quad)
{
    return nb_quad_odd(quad) & quad->plane[2];
}

/** Return all rooks. The quad must not hold the codes 14 and 15. */
static inline uint64_t nb_quad_rooks(const nb_quad *quad)
{
    return nb_quad_odd(quad) & quad->plane[3];
}

/**
 * Return two ranks as sixteen nibbles, the lower rank's a-file in lane
 * 0. The pair is 0 for ranks 1 and 2, up to 3 for ranks 7 and 8.
 */
static inline uint64_t nb_quad_ranks(const nb_quad *quad, unsigned pair)
{
    uint64_t nibbles = 0;

    assert(pair <= 3);
    for (unsigned k = 0; k < 4; k++) {
        uint16_t bits = (uint16_t)(quad->plane[k] >> 16 * pair);
        nibbles |= nb_bits_to_nibbles(bits) << k;
    }
    return nibbles;
}

/** Return the quad of 64 nibbles: two ranks a word, a1 in lane 0. */
static inline nb_quad nb_quad_from_ranks(const uint64_t ranks[4])
{
    nb_quad quad = {{0, 0, 0, 0}};

    for (unsigned k = 0; k < 4; k++)
        for (unsigned pair = 0; pair < 4; pair++) {
            uint16_t bits = nb_nibbles_to_bits(ranks[pair] >> k);
            quad.plane[k] |= (uint64_t)bits << 16 * pair;
        }
    return quad;
}

/** Write 64 nibbles, two to a byte, a1 in the low half of byte 0. */
static inline void nb_quad_to_board(uint8_t board[32],
                                    const nb_quad *quad)
{
    for (unsigned pair = 0; pair < 4; pair++)
        nb_store_u64(board + 8 * pair, nb_quad_ranks(quad, pair));
}

/** Read 64 nibbles, two to a byte, a1 in the low half of byte 0. */
static inline void nb_quad_from_board(nb_quad *quad,
                                      const uint8_t board[32])
{
    uint64_t ranks[4];

    for (unsigned pair = 0; pair < 4; pair++)
        ranks[pair] = nb_load_u64(board + 8 * pair);
    *quad = nb_quad_from_ranks(ranks);
}

/**
 * Write sixteen sets: sets[code] receives the squares with that code.
 * The definition of nb_quad_to_sets.
 */
static inline void nb_quad_to_sets_plain(uint64_t sets[16],
                                         const nb_quad *quad)
{
    for (unsigned code = 0; code < 16; code++)
        sets[code] = nb_quad_of(quad, code);
}

/**
 * Write the code of each square as a byte, a1 first. The definition
 * of nb_quad_to_mailbox.
 */
static inline void nb_quad_to_mailbox_plain(uint8_t mailbox[64],
                                            const nb_quad *quad)
{
    for (unsigned square = 0; square < 64; square++)
        mailbox[square] = (uint8_t)nb_quad_at(quad, square);
}

/**
 * Read a byte for each square, a1 first; the high nibble of a byte is
 * ignored. The definition of nb_quad_from_mailbox.
 */
static inline void nb_quad_from_mailbox_plain(nb_quad *quad,
                                              const uint8_t mailbox[64])
{
    for (unsigned k = 0; k < 4; k++) {
        quad->plane[k] = 0;
        for (unsigned square = 0; square < 64; square++)
            quad->plane[k] |= (uint64_t)(mailbox[square] >> k & 1)
                              << square;
    }
}

/**
 * Return the board mirrored top to bottom: ranks in reverse
 * order, and each piece in the other colour. The quad must not hold
 * the code 1.
 */
static inline nb_quad nb_quad_flip(const nb_quad *quad)
{
    nb_quad flipped = *quad;

    flipped.plane[0] ^= nb_quad_occupied(quad);
    for (unsigned k = 0; k < 4; k++)
        flipped.plane[k] = nb_swap_bytes(flipped.plane[k]);
    return flipped;
}

#endif
