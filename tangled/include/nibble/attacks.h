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
/** A set and its neighbours to the east and to the west. */
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
static inline uint64_t nb_pawn_double_pushes(uint64_t pawns,
                                             uint64_t empty,
                                             unsigned colour)
{
    const uint64_t rank = UINT64_C(255)
                          << (colour == NB_WHITE ? 8 * 2 : 8 * 5);

    return nb_pawn_pushes(nb_pawn_pushes(pawns, empty, colour) & rank,
                          empty, colour);
}

/** A pattern where a number up to 15 is 0, else nothing. */
static inline uint64_t nb_where_zero(uint64_t number, uint64_t pattern)
{
    return (number - 1) & pattern;
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
    line = nb_where_zero(ranks, UINT64_C(0xFE)) |
           nb_where_zero(files & 15, UINT64_C(0x0101010101010100)) |
           nb_where_zero((ranks - files) & 15,
                         UINT64_C(0x8040201008040200)) |
           nb_where_zero((ranks + files) & 15,
                         UINT64_C(0x0002040810204080));
    return line << low & ((UINT64_C(1) << high) - 1);
}

/** The men of a player by the way they move, as sets of squares. */
typedef struct nb_men {
    unsigned colour;
    uint64_t all, pawns, knights, king;
    uint64_t orthogonal; /* rooks and queens */
    uint64_t diagonal;   /* bishops and queens */
} nb_men;

/** The men of a player. No square has code 1, 14 or 15. */
static inline nb_men nb_men_of(const nb_quad *quad, unsigned colour)
{
    const uint64_t all = colour == NB_WHITE ? nb_quad_white(quad)
                                            : nb_quad_black(quad);
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

/** All squares that a player attacks. */
static inline uint64_t nb_attacks(const nb_men *men, uint64_t empty)
{
    return nb_leaper_attacks(men) |
           nb_rook_attacks(men->orthogonal, empty) |
           nb_bishop_attacks(men->diagonal, empty);
}

/** What a king has to know of the other player's men. */
typedef struct nb_threats {
    /* Lines E-W, N-S, NW-SE, SW-NE: what is between it and a slider,
       empty squares or one man. */
    uint64_t between[4];
    uint64_t checkers; /* who attacks it */
    uint64_t taboo;    /* where it would be attacked */
} nb_threats;

/** What a king sees in a direction, and what slides from there. */
static inline void nb_look(nb_threats *threats, unsigned direction,
                           uint64_t king, uint64_t sliders,
                           uint64_t empty)
{
    const uint64_t sight = nb_slider_attacks(direction, king, empty);
    const uint64_t slides = nb_slider_attacks(nb_opposite(direction),
                                              sliders, empty | king);

    threats->between[direction % 4] |= sight & slides;
    threats->checkers |= sight & sliders;
    threats->taboo |= slides;
}

/** What a player's king has to know of the enemy's men. */
static inline nb_threats nb_threats_plain(const nb_men *own,
                                          const nb_men *enemy)
{
    const uint64_t empty = ~(own->all | enemy->all), king = own->king;
    const uint64_t rooks = enemy->orthogonal, bishops = enemy->diagonal;
    nb_threats threats = {{0, 0, 0, 0}, nb_leapers_to(enemy, king),
                          nb_leaper_attacks(enemy)};

    nb_look(&threats, NB_EAST, king, rooks, empty);
    nb_look(&threats, NB_WEST, king, rooks, empty);
    nb_look(&threats, NB_NORTH, king, rooks, empty);
    nb_look(&threats, NB_SOUTH, king, rooks, empty);
    nb_look(&threats, NB_NORTH_WEST, king, bishops, empty);
    nb_look(&threats, NB_SOUTH_EAST, king, bishops, empty);
    nb_look(&threats, NB_NORTH_EAST, king, bishops, empty);
    nb_look(&threats, NB_SOUTH_WEST, king, bishops, empty);
    return threats;
}

#ifdef NB_SIMD
/** nb_threats_plain, four directions at a time. */
static inline NB_TARGET_AVX2 nb_threats
nb_threats_avx2(const nb_men *own, const nb_men *enemy)
{
    nb_threats threats = {{0, 0, 0, 0}, nb_leapers_to(enemy, own->king),
                          nb_leaper_attacks(enemy)};
    const uint64_t none = ~(own->all | enemy->all);
    const __m256i king = _mm256_set1_epi64x((long long)own->king);
    const __m256i empty = _mm256_set1_epi64x((long long)none);
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
    threats.checkers |=
        nb_union_avx2(_mm256_and_si256(sight, sliders));
    threats.taboo |= nb_union_avx2(_mm256_or_si256(up, down));
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
static inline uint64_t nb_discoverers(const nb_men *own,
                                      const nb_men *enemy)
{
    const nb_threats threats = nb_threats_to(enemy, own);

    return nb_between(&threats) & own->all;
}

#endif
