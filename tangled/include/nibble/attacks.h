/*
 * attacks.h: what the pieces of a player attack, which pieces give
 * check or are pinned, and where a king cannot go.
 */
#ifndef NB_ATTACKS_H
#define NB_ATTACKS_H

#include <assert.h>
#include <nibble/bitscan.h>
#include <nibble/fill.h>
#include <nibble/quad.h>
#include <stddef.h>
#include <stdint.h>

#include <nibble/fill_vectors.h>
/** Return the neighbours of a set to the east and to the west. */
static inline uint64_t nb_beside(uint64_t set)
{
    return nb_step(set, NB_EAST) | nb_step(set, NB_WEST);
}

/** Return the squares that kings attack. */
static inline uint64_t nb_king_attacks(uint64_t kings)
{
    const uint64_t beside = nb_beside(kings), row = kings | beside;

    return beside | row << 8 | row >> 8;
}

/** Return the squares that knights attack. */
static inline uint64_t nb_knight_attacks(uint64_t knights)
{
    const uint64_t east = nb_step(knights, NB_EAST);
    const uint64_t west = nb_step(knights, NB_WEST);
    const uint64_t near = east | west;
    const uint64_t far =
        nb_step(east, NB_EAST) | nb_step(west, NB_WEST);

    return near << 16 | near >> 16 | far << 8 | far >> 8;
}

/** Return the squares that pawns of a colour attack. */
static inline uint64_t nb_pawn_attacks(uint64_t pawns, unsigned colour)
{
    const uint64_t beside = nb_beside(pawns);

    return colour == NB_WHITE ? beside << 8 : beside >> 8;
}

/** Return the squares to which pawns of a colour can push by one. */
static inline uint64_t nb_pawn_pushes(uint64_t pawns, uint64_t empty,
                                      unsigned colour)
{
    return (colour == NB_WHITE ? pawns << 8 : pawns >> 8) & empty;
}

/** Return the squares to which pawns of a colour can push by two. */
static inline uint64_t
nb_pawn_double_pushes(uint64_t pawns, uint64_t empty, unsigned colour)
{
    const uint64_t rank = UINT64_C(255)
                          << (colour == NB_WHITE ? 8 * 2 : 8 * 5);

    return nb_pawn_pushes(nb_pawn_pushes(pawns, empty, colour) & rank,
                          empty, colour);
}

/** Return the lower 60 bits of a pattern if a nibble is 0, else 0. */
static inline uint64_t nb_if_zero(uint64_t nibble, uint64_t pattern)
{
    return (nibble - 1) >> 4 & pattern;
}

/**
 * Return the squares between two others if they share a rank, a file or
 * a diagonal; else none. Both must be at most 63, which debug builds
 * assert.
 */
static inline uint64_t nb_in_between(unsigned a, unsigned b)
{
    const uint64_t low = a < b ? a : b, high = a < b ? b : a;
    const uint64_t ranks = high / 8 - low / 8;
    const uint64_t files = high % 8 - low % 8;
    uint64_t line;

    assert(a < 64 && b < 64);
    line =
        nb_if_zero(ranks, UINT64_C(0x000000000000007E)) |
        nb_if_zero(files & 15, UINT64_C(0x0001010101010100)) |
        nb_if_zero((ranks - files) & 15, UINT64_C(0x0040201008040200)) |
        nb_if_zero((ranks + files) & 15, UINT64_C(0x0002040810204080));
    return line << low & ((UINT64_C(1) << high) - 1);
}

/** The pieces of a player by how they move, as sets of squares. */
typedef struct nb_pieces {
    unsigned colour;
    uint64_t all, pawns, knights, king;
    uint64_t orthogonal; /* rooks and queens */
    uint64_t diagonal;   /* bishops and queens */
} nb_pieces;

/** Return the pieces of a player. No square has code 1, 14 or 15. */
static inline nb_pieces nb_pieces_of(const nb_quad *quad,
                                     unsigned colour)
{
    const uint64_t all =
        colour == NB_WHITE ? nb_quad_white(quad) : nb_quad_black(quad);
    const uint64_t queens = nb_quad_queens(quad);
    nb_pieces pieces;

    pieces.colour = colour;
    pieces.all = all;
    pieces.pawns = nb_quad_pawns(quad) & all;
    pieces.knights = nb_quad_knights(quad) & all;
    pieces.king = nb_quad_kings(quad) & all;
    pieces.orthogonal = (nb_quad_rooks(quad) | queens) & all;
    pieces.diagonal = (nb_quad_bishops(quad) | queens) & all;
    return pieces;
}

/**
 * Return the squares that pawns, knights and kings of a player attack.
 */
static inline uint64_t nb_leaper_attacks(const nb_pieces *pieces)
{
    return nb_pawn_attacks(pieces->pawns, pieces->colour) |
           nb_knight_attacks(pieces->knights) |
           nb_king_attacks(pieces->king);
}

/** Return all squares that a player attacks. */
static inline uint64_t nb_attacks(const nb_pieces *pieces,
                                  uint64_t empty)
{
    return nb_leaper_attacks(pieces) |
           nb_rook_attacks(pieces->orthogonal, empty) |
           nb_bishop_attacks(pieces->diagonal, empty);
}

/**
 * Return the pawns, knights and king of a player that attack a square.
 */
static inline uint64_t nb_leapers_to(const nb_pieces *pieces,
                                     uint64_t square)
{
    return (nb_pawn_attacks(square, pieces->colour ^ 1) &
            pieces->pawns) |
           (nb_knight_attacks(square) & pieces->knights) |
           (nb_king_attacks(square) & pieces->king);
}

/** The threats of the other player's pieces to a king. */
typedef struct nb_threats {
    /* Lines E-W, N-S, NW-SE, SW-NE: for each slider with nothing
       between it and the king, all squares between; for each with one
       piece between, of either side, that piece. */
    uint64_t between[4];
    uint64_t checkers; /* the pieces that attack it */
    uint64_t taboo;    /* the squares where it would be attacked */
} nb_threats;

/**
 * Add the threats on one ray, given by its direction or the opposite.
 * The king's attack, sight, stops at the first piece; the sliders'
 * attacks, reach, pass through the king.
 */
static inline void nb_add_ray_threats(nb_threats *threats,
                                      unsigned direction,
                                      uint64_t sight, uint64_t reach,
                                      uint64_t sliders)
{
    threats->between[direction % 4] |= sight & reach;
    threats->checkers |= sight & sliders;
    threats->taboo |= reach;
}

/**
 * Add the threats on both rays of a line, given by its direction up.
 */
static inline void nb_add_line_threats(nb_threats *threats, unsigned up,
                                       uint64_t king, uint64_t sliders,
                                       uint64_t empty)
{
    const unsigned down = nb_opposite(up);
    const uint64_t through = empty | king;

    nb_add_ray_threats(threats, up, nb_slider_attacks(up, king, empty),
                       nb_slider_attacks(down, sliders, through),
                       sliders);
    nb_add_ray_threats(
        threats, up, nb_slider_attacks(down, king, empty),
        nb_slider_attacks(up, sliders, through), sliders);
}

/** Return the threats of the enemy's pieces to a player's king. */
static inline nb_threats nb_threats_plain(const nb_pieces *own,
                                          const nb_pieces *enemy)
{
    const uint64_t empty = ~(own->all | enemy->all), king = own->king;
    nb_threats threats = {{0, 0, 0, 0},
                          nb_leapers_to(enemy, king),
                          nb_leaper_attacks(enemy)};

    nb_add_line_threats(&threats, NB_EAST, king, enemy->orthogonal,
                        empty);
    nb_add_line_threats(&threats, NB_NORTH, king, enemy->orthogonal,
                        empty);
    nb_add_line_threats(&threats, NB_NORTH_WEST, king, enemy->diagonal,
                        empty);
    nb_add_line_threats(&threats, NB_NORTH_EAST, king, enemy->diagonal,
                        empty);
    return threats;
}

#ifdef NB_SIMD
/** Return what nb_threats_plain does; four directions at a time. */
static inline NB_TARGET_AVX2 nb_threats
nb_threats_avx2(const nb_pieces *own, const nb_pieces *enemy)
{
    nb_threats threats = {{0, 0, 0, 0},
                          nb_leapers_to(enemy, own->king),
                          nb_leaper_attacks(enemy)};
    const __m256i king = nb_broadcast256(own->king);
    const __m256i empty = nb_broadcast256(~(own->all | enemy->all));
    const __m256i through = _mm256_or_si256(empty, king);
    const __m256i sliders =
        nb_sliders_avx2(enemy->orthogonal, enemy->diagonal);
    const __m256i up = nb_attacks_up_avx2(sliders, through);
    const __m256i down = nb_attacks_down_avx2(sliders, through);
    const __m256i king_up = nb_attacks_up_avx2(king, empty);
    const __m256i king_down = nb_attacks_down_avx2(king, empty);
    const __m256i sight = _mm256_or_si256(king_up, king_down);
    const __m256i between =
        _mm256_or_si256(_mm256_and_si256(king_up, down),
                        _mm256_and_si256(king_down, up));
    nb_store256_words(threats.between, between);
    threats.checkers |= nb_union_avx2(_mm256_and_si256(sight, sliders));
    threats.taboo |= nb_union_avx2(_mm256_or_si256(up, down));
    return threats;
}
#endif

#ifdef NB_SIMD512
/**
 * Return what nb_threats_plain does; all eight directions at a time.
 */
static inline NB_TARGET_AVX512F nb_threats
nb_threats_avx512(const nb_pieces *own, const nb_pieces *enemy)
{
    nb_threats threats = {{0, 0, 0, 0},
                          nb_leapers_to(enemy, own->king),
                          nb_leaper_attacks(enemy)};
    const uint64_t none = ~(own->all | enemy->all);
    const __m512i king = nb_broadcast512(own->king);
    const __m512i empty = nb_broadcast512(none);
    const __m512i sliders =
        nb_sliders_avx512(enemy->orthogonal, enemy->diagonal);
    const __m512i sight = nb_attacks_avx512(king, empty);
    const __m512i reach =
        nb_attacks_avx512(sliders, _mm512_or_si512(empty, king));
    const __m512i facing = _mm512_shuffle_i64x2(reach, reach, 0x4E);
    const __m512i between = _mm512_and_si512(sight, facing);
    nb_store256_words(threats.between, nb_lines_avx512(between));
    threats.checkers |= nb_union_avx2(
        nb_lines_avx512(_mm512_and_si512(sight, sliders)));
    threats.taboo |= nb_union_avx2(nb_lines_avx512(reach));
    return threats;
}
#endif

/**
 * Return the threats to a player's king, by the fastest implementation
 * that the compiler's flags allow.
 */
static inline nb_threats nb_threats_to(const nb_pieces *own,
                                       const nb_pieces *enemy)
{
#if defined NB_SIMD && defined __AVX2__
    return nb_threats_avx2(own, enemy);
#else
    return nb_threats_plain(own, enemy);
#endif
}

/** Return the squares between a king and the sliders, on all lines. */
static inline uint64_t nb_between(const nb_threats *threats)
{
    return threats->between[0] | threats->between[1] |
           threats->between[2] | threats->between[3];
}

/**
 * Return the pieces of a player that are pinned. The threats are those
 * to this player's king.
 */
static inline uint64_t nb_pinned(const nb_threats *threats,
                                 const nb_pieces *own)
{
    return nb_between(threats) & own->all;
}

/**
 * Return the pieces that are pinned on another line than that of a
 * direction.
 */
static inline uint64_t nb_pinned_across(const nb_threats *threats,
                                        const nb_pieces *own,
                                        unsigned direction)
{
    return nb_pinned(threats, own) & ~threats->between[direction % 4];
}

/**
 * Return the squares to which a player's pieces other than the king
 * may move, as far as checks are concerned: pinned pieces must also
 * stay on their line. The threats are those to the player's king.
 */
static inline uint64_t nb_targets(const nb_threats *threats,
                                  const nb_pieces *own, uint64_t empty)
{
    const uint64_t checkers = threats->checkers;

    if (checkers == 0)
        return ~own->all;
    if (nb_reset_lsb(checkers) != 0)
        return 0;
    return checkers | (nb_between(threats) & empty);
}

/**
 * Return the pieces of a player that give check by leaving their line.
 */
static inline uint64_t nb_discoverers(const nb_pieces *own,
                                      const nb_pieces *enemy)
{
    const nb_threats threats = nb_threats_to(enemy, own);

    return nb_between(&threats) & own->all;
}

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Write, for each of count boards, the threats to the king of a colour,
 * by the fastest variant that this processor can run.
 */
void nb_quads_to_threats(nb_threats *threats, const nb_quad *quads,
                         size_t count, unsigned colour);
/** The type of nb_quads_to_threats and its variants. */
typedef void nb_quads_to_threats_function(nb_threats *, const nb_quad *,
                                          size_t, unsigned);
/** The variants of nb_quads_to_threats, slowest first. */
extern const nb_variants nb_quads_to_threats_variants;
#ifdef __cplusplus
}
#endif

#endif
