/*
 * obstruction.h: what one slider attacks, by a subtraction for both
 * directions of a line at once.
 */
#include "lanes.h"
#include "rays.h"

/* The squares that a slider attacks on a line, both directions. */
static inline TARGET uint64_t line_moves(unsigned square, unsigned line,
                                         uint64_t occupied)
{
    const uint64_t up = rays[square][line];
    const uint64_t down = rays[square][line + 4];
    const uint64_t above = up & occupied;
    const uint64_t below = (down & occupied) | 1;
    const uint64_t nearest_above = above & (0 - above);
    const uint64_t nearest_below = UINT64_C(1) << nb_msb(below);

    return (2 * nearest_above - nearest_below) & (up | down);
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
