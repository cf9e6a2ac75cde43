/*
 * lines.h: what one slider attacks, by pext, a table and pdep: BMI2.
 */
#include <nibble/wide.h>
#include "lanes.h"
#include "rays.h"

/* Seven squares, and a slider between them behind so many: from the
   pieces on them, what it attacks above and below. */
#define ABOVE(pieces, place)                                           \
    (((pieces) >> (place) ^ (((pieces) >> (place)) - 1u)) << (place))
#define PART(pieces, place) ((pieces) & ((1u << (place)) - 1u))
#define UNDER(pieces)                                                  \
    ((pieces) >> 1 | (pieces) >> 2 | (pieces) >> 3 | (pieces) >> 4 |   \
     (pieces) >> 5 | (pieces) >> 6)
#define BELOW(pieces, place) PART(~UNDER(PART(pieces, place)), place)
#define SEEN(pieces, place)                                            \
    (uint8_t)((ABOVE(pieces, place) | BELOW(pieces, place)) & 127u)
#define SEEN_0(pieces) SEEN((pieces) + 0u, 0)
#define SEEN_1(pieces) SEEN((pieces) + 0u, 1)
#define SEEN_2(pieces) SEEN((pieces) + 0u, 2)
#define SEEN_3(pieces) SEEN((pieces) + 0u, 3)
#define SEEN_4(pieces) SEEN((pieces) + 0u, 4)
#define SEEN_5(pieces) SEEN((pieces) + 0u, 5)
#define SEEN_6(pieces) SEEN((pieces) + 0u, 6)
#define SEEN_7(pieces) SEEN((pieces) + 0u, 7)
#define OF_128(of)                                                     \
    {                                                                  \
        SQUARES_FROM(of, 0), SQUARES_FROM(of, 64)                      \
    }
static const uint8_t seen_on_line[8][128] = {
    OF_128(SEEN_0), OF_128(SEEN_1), OF_128(SEEN_2), OF_128(SEEN_3),
    OF_128(SEEN_4), OF_128(SEEN_5), OF_128(SEEN_6), OF_128(SEEN_7)};

/* How many squares of each line lie below a square, in the order of
   nb_direction's first four. */
#define LESS(a, b) ((a) < (b) ? (a) : (b))
#define PLACES(s)                                                      \
    {                                                                  \
        (s) % 8, (s) / 8, LESS(7 - (s) % 8, (s) / 8),                  \
            LESS((s) % 8, (s) / 8)                                     \
    }
static const uint8_t place_on[64][4] = {SQUARES(PLACES)};

/* The lines without the square. */
#define LINES(s)                                                       \
    {                                                                  \
        EAST_RAY(s) | WEST_RAY(s), NORTH_RAY(s) | SOUTH_RAY(s),        \
            NORTH_WEST_RAY(s) | SOUTH_EAST_RAY(s),                     \
            NORTH_EAST_RAY(s) | SOUTH_WEST_RAY(s)                      \
    }
static const uint64_t line_of[64][4] = {SQUARES(LINES)};

/* The squares that a slider attacks on a line, both directions. */
static inline TARGET uint64_t line_moves(unsigned square, unsigned line,
                                         uint64_t occupied)
{
    const uint64_t others = line_of[square][line];
    const uint8_t *seen = seen_on_line[place_on[square][line]];

    return _pdep_u64(seen[_pext_u64(occupied, others)], others);
}

static inline TARGET uint64_t diagonal_moves(unsigned square,
                                             uint64_t occupied)
{
    return line_moves(square, NB_NORTH_WEST, occupied) |
           line_moves(square, NB_NORTH_EAST, occupied);
}

static inline TARGET uint64_t orthogonal_moves(unsigned square,
                                               uint64_t occupied)
{
    return line_moves(square, NB_EAST, occupied) |
           line_moves(square, NB_NORTH, occupied);
}
