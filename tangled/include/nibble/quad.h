/*
 * quad.h: a board of 64 nibbles on their sides, in four words. The
 * squares are numbered a1 = 0, b1 = 1, to h8 = 63.
 */
#ifndef NB_QUAD_H
#define NB_QUAD_H

#include <assert.h>
#include <nibble/array.h>
#include <nibble/swar.h>
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

/** The code of a man: twice its kind, plus its colour. */
static inline unsigned nb_code(unsigned kind, unsigned colour)
{
    assert(kind <= 7 && colour <= 1);
    return kind * 2 + colour;
}

/** The kind of a man, 0 for an empty square. */
static inline unsigned nb_kind(unsigned code)
{
    return code / 2;
}

/** The colour of a man. */
static inline unsigned nb_colour(unsigned code)
{
    return code % 2;
}

/**
 * A board of 64 nibbles on their sides: bit s of plane k is bit k of
 * what stands on square s. It takes 32 bytes, aligned as a word is.
 */
typedef struct nb_quad {
    uint64_t plane[4];
} nb_quad;

/** The code on a square, which is at most 63. */
static inline unsigned nb_quad_at(const nb_quad *quad, unsigned square)
{
    assert(square <= 63);
    return (unsigned)((quad->plane[0] >> square & 1) |
                      (quad->plane[1] >> square & 1) << 1 |
                      (quad->plane[2] >> square & 1) << 2 |
                      (quad->plane[3] >> square & 1) << 3);
}

/** Puts a code, at most 15, on a square, in place of what was there. */
static inline void nb_quad_put(nb_quad *quad, unsigned square,
                               unsigned code)
{
    assert(square <= 63 && code <= 15);
    for (unsigned k = 0; k < 4; k++) {
        uint64_t others = quad->plane[k] & ~(UINT64_C(1) << square);
        quad->plane[k] = others | (uint64_t)(code >> k & 1) << square;
    }
}

/** Empties a square, which is at most 63. */
static inline void nb_quad_remove(nb_quad *quad, unsigned square)
{
    nb_quad_put(quad, square, 0);
}

/** Whether two boards have the same code on each square, 1 or 0. */
static inline unsigned nb_quad_equal(nb_quad a, nb_quad b)
{
    uint64_t differ = 0;

    for (unsigned k = 0; k < 4; k++)
        differ |= a.plane[k] ^ b.plane[k];
    return differ == 0;
}

/** The bits in which two boards differ, square by square. */
static inline nb_quad nb_quad_xor(nb_quad a, nb_quad b)
{
    for (unsigned k = 0; k < 4; k++)
        a.plane[k] ^= b.plane[k];
    return a;
}

/** A board with one man: a code up to 15 on a square up to 63. */
static inline nb_quad nb_quad_man(unsigned code, unsigned square)
{
    assert(code <= 15 && square <= 63);
    nb_quad quad = {{(uint64_t)(code & 1) << square,
                     (uint64_t)(code >> 1 & 1) << square,
                     (uint64_t)(code >> 2 & 1) << square,
                     (uint64_t)(code >> 3 & 1) << square}};

    return quad;
}

/** The squares with a code, which is at most 15; empty ones for 0. */
static inline uint64_t nb_quad_of(const nb_quad *quad, unsigned code)
{
    uint64_t differ = 0;

    assert(code <= 15);
    for (unsigned k = 0; k < 4; k++)
        differ |= quad->plane[k] ^ (0 - (uint64_t)(code >> k & 1));
    return ~differ;
}

/** Pawns, knights and rooks. No square has code 14 or 15. */
static inline uint64_t nb_quad_odd(const nb_quad *quad)
{
    return quad->plane[1] ^ quad->plane[2] ^ quad->plane[3];
}

/** The pawns of both sides. No square has code 14 or 15. */
static inline uint64_t nb_quad_pawns(const nb_quad *quad)
{
    return nb_quad_odd(quad) & quad->plane[1];
}

/** The bishops of both sides. No square has code 14 or 15. */
static inline uint64_t nb_quad_bishops(const nb_quad *quad)
{
    return quad->plane[1] & quad->plane[2];
}

/** All men of both sides. */
static inline uint64_t nb_quad_occupied(const nb_quad *quad)
{
    return quad->plane[1] | quad->plane[2] | quad->plane[3];
}

/** Black's men. No square has code 1. */
static inline uint64_t nb_quad_black(const nb_quad *quad)
{
    return quad->plane[0];
}

/** White's men. No square has code 1. */
static inline uint64_t nb_quad_white(const nb_quad *quad)
{
    return quad->plane[0] ^ nb_quad_occupied(quad);
}

/** The knights of both sides. No square has code 14 or 15. */
static inline uint64_t nb_quad_knights(const nb_quad *quad)
{
    return nb_quad_odd(quad) & quad->plane[2];
}

/** The rooks of both sides. No square has code 14 or 15. */
static inline uint64_t nb_quad_rooks(const nb_quad *quad)
{
    return nb_quad_odd(quad) & quad->plane[3];
}

/** The queens of both sides. No square has code 14 or 15. */
static inline uint64_t nb_quad_queens(const nb_quad *quad)
{
    return quad->plane[1] & quad->plane[3];
}

/** The kings of both sides. No square has code 14 or 15. */
static inline uint64_t nb_quad_kings(const nb_quad *quad)
{
    return quad->plane[2] & quad->plane[3];
}

/**
 * Two ranks as sixteen nibbles, the first square in lane 0.
 * The pair is 0 for ranks 1 and 2, to 3 for ranks 7 and 8.
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

/** The quad of 64 nibbles in four words, a1 in lane 0 of the first. */
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

/** Writes the board of nibbles, two squares to a byte, a1 first. */
static inline void nb_quad_to_board(uint8_t board[32],
                                    const nb_quad *quad)
{
    for (unsigned pair = 0; pair < 4; pair++)
        nb_store64(board + 8 * pair, nb_quad_ranks(quad, pair));
}

/** Reads a board of nibbles, two squares to a byte, a1 first. */
static inline void nb_quad_from_board(nb_quad *quad,
                                      const uint8_t board[32])
{
    uint64_t ranks[4];

    for (unsigned pair = 0; pair < 4; pair++)
        ranks[pair] = nb_load64(board + 8 * pair);
    *quad = nb_quad_from_ranks(ranks);
}

/** Writes for each code the squares that have it. */
static inline void nb_quad_to_sets_plain(uint64_t sets[16],
                                         const nb_quad *quad)
{
    for (unsigned code = 0; code < 16; code++)
        sets[code] = nb_quad_of(quad, code);
}

/** Writes the code of each square as a byte, a1 first. */
static inline void nb_quad_to_mailbox_plain(uint8_t mailbox[64],
                                            const nb_quad *quad)
{
    for (unsigned square = 0; square < 64; square++)
        mailbox[square] = (uint8_t)nb_quad_at(quad, square);
}

/** Reads a byte a square, a1 first; its high nibble is ignored. */
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
 * The board as the other player sees it: the ranks in reverse order,
 * and each man in the other colour. No square has code 1.
 */
static inline nb_quad nb_quad_flip(nb_quad quad)
{
    quad.plane[0] ^= nb_quad_occupied(&quad);
    for (unsigned k = 0; k < 4; k++)
        quad.plane[k] = nb_swap_bytes64(quad.plane[k]);
    return quad;
}

#endif
