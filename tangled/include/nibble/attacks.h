/*
 * attacks.h: what the men of a player attack, who looks at a king,
 * who is pinned, and where a king cannot go.
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
/** The neighbours of a set to the east and to the west. */
static inline uint64_t nb_beside(uint64_t set)
{
    return nb_step(set, NB_EAST) | nb_step(set, NB_WEST);
}

/** The squares that kings attack. */
static inline uint64_t nb_king_attacks(uint64_t kings)
{
    const uint64_t beside = nb_beside(kings), row = kings | beside;

    return beside | row << 8 | row >> 8;
}

/** The squares that knights attack. */
static inline uint64_t nb_knight_attacks(uint64_t knights)
{
    const uint64_t east = nb_step(knights, NB_EAST);
    const uint64_t west = nb_step(knights, NB_WEST);
    const uint64_t near = east | west;
    const uint64_t far =
        nb_step(east, NB_EAST) | nb_step(west, NB_WEST);

    return near << 16 | near >> 16 | far << 8 | far >> 8;
}

/** The squares that pawns of a colour attack. */
static inline uint64_t nb_pawn_attacks(uint64_t pawns, unsigned colour)
{
    const uint64_t beside = nb_beside(pawns);

    return colour == NB_WHITE ? beside << 8 : beside >> 8;
}

/** The squares to which pawns of a colour can push by one. */
static inline uint64_t nb_pawn_pushes(uint64_t pawns, uint64_t empty,
                                      unsigned colour)
{
    return (colour == NB_WHITE ? pawns << 8 : pawns >> 8) & empty;
}

/** The squares to which pawns of a colour can push by two. */
static inline uint64_t
nb_pawn_double_pushes(uint64_t pawns, uint64_t empty, unsigned colour)
{
    const uint64_t rank = UINT64_C(255)
                          << (colour == NB_WHITE ? 8 * 2 : 8 * 5);

    return nb_pawn_pushes(nb_pawn_pushes(pawns, empty, colour) & rank,
                          empty, colour);
}

/** The lower 60 bits of a pattern if a nibble is 0, else nothing. */
static inline uint64_t nb_if_zero(uint64_t nibble, uint64_t pattern)
{
    return (nibble - 1) >> 4 & pattern;
}

/**
 * The squares between two others, if a queen could go from one to the
 * other on an empty board; else none.
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

/** The men of a player by the way they move, as sets of squares. */
typedef struct nb_men {
    unsigned colour;
    uint64_t all, pawns, knights, king;
    uint64_t orthogonal; /* rooks and queens */
    uint64_t diagonal;   /* bishops and queens */
} nb_men;

/** The squares that pawns, knights and kings of a player attack. */
static inline uint64_t nb_leaper_attacks(const nb_men *men)
{
    return nb_pawn_attacks(men->pawns, men->colour) |
           nb_knight_attacks(men->knights) | nb_king_attacks(men->king);
}

/** The men of a player that leap to a square at once: no sliders. */
static inline uint64_t nb_leapers_to(const nb_men *men, uint64_t square)
{
    return (nb_pawn_attacks(square, men->colour ^ 1) & men->pawns) |
           (nb_knight_attacks(square) & men->knights) |
           (nb_king_attacks(square) & men->king);
}

/** The men of a player. No square has code 1, 14 or 15. */
static inline nb_men nb_men_of(const nb_quad *quad, unsigned colour)
{
    const uint64_t all =
        colour == NB_WHITE ? nb_quad_white(quad) : nb_quad_black(quad);
    const uint64_t queens = nb_quad_queens(quad);
    nb_men men;

    men.colour = colour;
    men.all = all;
    men.pawns = nb_quad_pawns(quad) & all;
    men.knights = nb_quad_knights(quad) & all;
    men.king = nb_quad_kings(quad) & all;
    men.orthogonal = (nb_quad_rooks(quad) | queens) & all;
    men.diagonal = (nb_quad_bishops(quad) | queens) & all;
    return men;
}

/** All squares that a player attacks. */
static inline uint64_t nb_attacks(const nb_men *men, uint64_t empty)
{
    return nb_leaper_attacks(men) |
           nb_rook_attacks(men->orthogonal, empty) |
           nb_bishop_attacks(men->diagonal, empty);
}

/** What a king has to know of the other player's men. */
typedef struct nb_threats {
    /* Lines E-W, N-S, NW-SE, SW-NE: for each slider that has at most
       one man between it and the king, that man or all squares
       between; the men of both sides. */
    uint64_t between[4];
    uint64_t checkers; /* who attacks it */
    uint64_t taboo;    /* where it would be attacked */
} nb_threats;

/**
 * What a king sees meets what slides to it, on the line of a
 * direction: attacks of both, the king's over what is empty, and the
 * sliders' with the king lifted off the board.
 */
static inline void nb_meet(nb_threats *threats, unsigned direction,
                           uint64_t sight, uint64_t slides,
                           uint64_t sliders)
{
    threats->between[direction % 4] |= sight & slides;
    threats->checkers |= sight & sliders;
    threats->taboo |= slides;
}

/** A king looks along a line, both ways. */
static inline void nb_look(nb_threats *threats, unsigned up,
                           uint64_t king, uint64_t sliders,
                           uint64_t empty)
{
    const unsigned down = nb_opposite(up);
    const uint64_t through = empty | king;

    nb_meet(threats, up, nb_slider_attacks(up, king, empty),
            nb_slider_attacks(down, sliders, through), sliders);
    nb_meet(threats, up, nb_slider_attacks(down, king, empty),
            nb_slider_attacks(up, sliders, through), sliders);
}

/** What a player's king has to know of the enemy's men. */
static inline nb_threats nb_threats_plain(const nb_men *own,
                                          const nb_men *enemy)
{
    const uint64_t empty = ~(own->all | enemy->all), king = own->king;
    nb_threats threats = {{0, 0, 0, 0},
                          nb_leapers_to(enemy, king),
                          nb_leaper_attacks(enemy)};

    nb_look(&threats, NB_EAST, king, enemy->orthogonal, empty);
    nb_look(&threats, NB_NORTH, king, enemy->orthogonal, empty);
    nb_look(&threats, NB_NORTH_WEST, king, enemy->diagonal, empty);
    nb_look(&threats, NB_NORTH_EAST, king, enemy->diagonal, empty);
    return threats;
}

#ifdef NB_SIMD
/** nb_threats_plain, four directions at a time. */
static inline NB_TARGET_AVX2 nb_threats
nb_threats_avx2(const nb_men *own, const nb_men *enemy)
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
/** nb_threats_plain, all eight directions at a time. */
static inline NB_TARGET_AVX512F nb_threats
nb_threats_avx512(const nb_men *own, const nb_men *enemy)
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
    const __m512i slides =
        nb_attacks_avx512(sliders, _mm512_or_si512(empty, king));
    const __m512i facing = _mm512_shuffle_i64x2(slides, slides, 0x4E);
    const __m512i between = _mm512_and_si512(sight, facing);
    nb_store256_words(threats.between, nb_lines_avx512(between));
    threats.checkers |= nb_union_avx2(
        nb_lines_avx512(_mm512_and_si512(sight, sliders)));
    threats.taboo |= nb_union_avx2(nb_lines_avx512(slides));
    return threats;
}
#endif

/** What a player's king has to know, by the compiler's flags. */
static inline nb_threats nb_threats_to(const nb_men *own,
                                       const nb_men *enemy)
{
#if defined NB_SIMD && defined __AVX2__
    return nb_threats_avx2(own, enemy);
#else
    return nb_threats_plain(own, enemy);
#endif
}

/** The squares between a king and the sliders, on all lines. */
static inline uint64_t nb_between(const nb_threats *threats)
{
    return threats->between[0] | threats->between[1] |
           threats->between[2] | threats->between[3];
}

/** The men of a player that are pinned. */
static inline uint64_t nb_pinned(const nb_threats *threats,
                                 const nb_men *own)
{
    return nb_between(threats) & own->all;
}

/** The men that are pinned on another line than that of a direction. */
static inline uint64_t nb_pinned_across(const nb_threats *threats,
                                        const nb_men *own,
                                        unsigned direction)
{
    return nb_pinned(threats, own) & ~threats->between[direction % 4];
}

/** Where a player's men other than the king may go, if not pinned. */
static inline uint64_t nb_targets(const nb_threats *threats,
                                  const nb_men *own, uint64_t empty)
{
    const uint64_t checkers = threats->checkers;

    if (checkers == 0)
        return ~own->all;
    if (nb_reset_lsb64(checkers) != 0)
        return 0;
    return checkers | (nb_between(threats) & empty);
}

/** The men of a player that give check by getting out of the way. */
static inline uint64_t nb_may_discover(const nb_men *own,
                                       const nb_men *enemy)
{
    const nb_threats threats = nb_threats_to(enemy, own);

    return nb_between(&threats) & own->all;
}

#ifdef __cplusplus
extern "C" {
#endif
/**
 * For each of count boards, what the king of a colour has to know, by
 * the fastest way that this processor has.
 */
void nb_quads_to_threats(nb_threats *threats, const nb_quad *quads,
                         size_t count, unsigned colour);
/** The type of the ways from quads to threats. */
typedef void nb_quads_to_threats_function(nb_threats *, const nb_quad *,
                                          size_t, unsigned);
/** The ways from quads to threats. */
extern const nb_variants nb_quads_to_threats_variants;
#ifdef __cplusplus
}
#endif
#endif
