/*
 * fill.h: sets of squares that go on in a direction until a piece is
 * in the way. Squares are bits, a1 first, h8 last.
 */
#ifndef NB_FILL_H
#define NB_FILL_H

#include <assert.h>
#include <nibble/variants.h>
#include <stddef.h>
#include <stdint.h>
#include <nibble/quad.h>
/** The eight directions; bit 2 reverses one. */
enum nb_direction {
    /** From a to h: the next square. */
    NB_EAST,
    /** From rank 1 to rank 8: eight squares on. */
    NB_NORTH,
    /** Seven squares on. */
    NB_NORTH_WEST,
    /** Nine squares on. */
    NB_NORTH_EAST,
    /** The opposite of NB_EAST. */
    NB_WEST,
    /** The opposite of NB_NORTH. */
    NB_SOUTH,
    /** The opposite of NB_NORTH_WEST. */
    NB_SOUTH_EAST,
    /** The opposite of NB_NORTH_EAST. */
    NB_SOUTH_WEST
};

/** Return the opposite of a direction. */
static inline unsigned nb_opposite(unsigned direction)
{
    return direction ^ 4;
}

/**
 * Return how many places two neighbouring squares on a line are apart.
 */
static inline unsigned nb_stride(unsigned direction)
{
    return 0x9781u >> 4 * (direction % 4) & 15;
}

/**
 * Return a set moved by some steps in a direction, as if the board had
 * no edges.
 */
static inline uint64_t nb_shift(uint64_t set, unsigned direction,
                                unsigned steps)
{
    const unsigned places = steps * nb_stride(direction);

    return direction < NB_WEST ? set << places : set >> places;
}

/** Return the squares on which a step in a direction can land. */
static inline uint64_t nb_landing(unsigned direction)
{
    const uint64_t a_file = UINT64_MAX / 255;

    switch (direction) {
    case NB_NORTH:
    case NB_SOUTH:
        return UINT64_MAX;
    case NB_EAST:
    case NB_NORTH_EAST:
    case NB_SOUTH_EAST:
        return ~a_file;
    default:
        return ~(a_file << 7);
    }
}

/**
 * Return a set moved by one step in a direction. What would leave the
 * board is lost.
 */
static inline uint64_t nb_step(uint64_t set, unsigned direction)
{
    return nb_shift(set, direction, 1) & nb_landing(direction);
}

/**
 * Return a set of sliders and all empty squares that they reach in a
 * direction, by seven steps.
 */
static inline uint64_t nb_fill_dumb7(unsigned direction,
                                     uint64_t sliders, uint64_t empty)
{
    const uint64_t free = empty & nb_landing(direction);
    uint64_t fill = sliders, front = sliders;

    for (unsigned step = 0; step < 7; step++) {
        front = nb_shift(front, direction, 1) & free;
        fill |= front;
    }
    return fill;
}

/**
 * Return a set of sliders and all empty squares that they reach in a
 * direction, by steps of one, two and four squares (Kogge and Stone).
 */
static inline uint64_t nb_fill_kogge_stone(unsigned direction,
                                           uint64_t sliders,
                                           uint64_t empty)
{
    uint64_t fill = sliders, free = empty & nb_landing(direction);

    fill |= free & nb_shift(fill, direction, 1);
    free &= nb_shift(free, direction, 1);
    fill |= free & nb_shift(fill, direction, 2);
    free &= nb_shift(free, direction, 2);
    return fill | (free & nb_shift(fill, direction, 4));
}

/**
 * Return the occluded fill: a set of sliders and all empty squares that
 * they reach in a direction, an nb_direction. By three steps of Kogge
 * and Stone (1973), whatever is on the board.
 */
static inline uint64_t
nb_occluded_fill(unsigned direction, uint64_t sliders, uint64_t empty)
{
    return nb_fill_kogge_stone(direction, sliders, empty);
}

/**
 * Return the squares that sliders attack in a direction: the empty ones
 * that they reach, and the first piece in the way of each, of either
 * side.
 */
static inline uint64_t
nb_slider_attacks(unsigned direction, uint64_t sliders, uint64_t empty)
{
    return nb_step(nb_occluded_fill(direction, sliders, empty),
                   direction);
}

/**
 * Return the squares that rooks attack. Whether their own squares
 * count as empty makes no difference.
 */
static inline uint64_t nb_rook_attacks(uint64_t rooks, uint64_t empty)
{
    return nb_slider_attacks(NB_EAST, rooks, empty) |
           nb_slider_attacks(NB_NORTH, rooks, empty) |
           nb_slider_attacks(NB_WEST, rooks, empty) |
           nb_slider_attacks(NB_SOUTH, rooks, empty);
}

/** Return the squares that bishops attack. */
static inline uint64_t nb_bishop_attacks(uint64_t bishops,
                                         uint64_t empty)
{
    return nb_slider_attacks(NB_NORTH_WEST, bishops, empty) |
           nb_slider_attacks(NB_NORTH_EAST, bishops, empty) |
           nb_slider_attacks(NB_SOUTH_EAST, bishops, empty) |
           nb_slider_attacks(NB_SOUTH_WEST, bishops, empty);
}

/** Return the squares that queens attack. */
static inline uint64_t nb_queen_attacks(uint64_t queens, uint64_t empty)
{
    return nb_rook_attacks(queens, empty) |
           nb_bishop_attacks(queens, empty);
}

/** Fill four sets by some steps in a direction, over free squares. */
static inline void nb_quad_spread(nb_quad *sets, uint64_t free,
                                  unsigned direction, unsigned steps)
{
    for (unsigned k = 0; k < 4; k++)
        sets->plane[k] |=
            free & nb_shift(sets->plane[k], direction, steps);
}

/**
 * Fill four sets of sliders in one direction: the occluded fill of
 * each.
 */
static inline void nb_quad_fill_plain(unsigned direction,
                                      nb_quad *sliders, uint64_t empty)
{
    uint64_t free = empty & nb_landing(direction);

    nb_quad_spread(sliders, free, direction, 1);
    free &= nb_shift(free, direction, 1);
    nb_quad_spread(sliders, free, direction, 2);
    free &= nb_shift(free, direction, 2);
    nb_quad_spread(sliders, free, direction, 4);
}

/**
 * Move four sets by one step in a direction. What would leave the board
 * is lost.
 */
static inline void nb_quad_step(nb_quad *sets, unsigned direction)
{
    for (unsigned k = 0; k < 4; k++)
        sets->plane[k] = nb_step(sets->plane[k], direction);
}

/** The type of the occluded fills: direction, sliders, empty. */
typedef uint64_t nb_fill_function(unsigned, uint64_t, uint64_t);

#ifdef __cplusplus
extern "C" {
#endif
/** The variants of nb_occluded_fill, slowest first. */
extern const nb_variants nb_fill_variants;

/** The sliders of a board, and the empty squares. */
typedef struct nb_sliders {
    uint64_t orthogonal; /* rooks and queens */
    uint64_t diagonal;   /* bishops and queens */
    uint64_t empty;
} nb_sliders;

/**
 * Write, for each of count boards, the squares that its sliders attack,
 * by the fastest variant that this processor can run.
 */
void nb_sliders_to_attacks(uint64_t *attacks, const nb_sliders *sliders,
                           size_t count);
/** The type of nb_sliders_to_attacks and its variants. */
typedef void nb_sliders_to_attacks_function(uint64_t *attacks,
                                            const nb_sliders *sliders,
                                            size_t count);
/** The variants of nb_sliders_to_attacks, slowest first. */
extern const nb_variants nb_sliders_to_attacks_variants;
/**
 * Fill four sets of sliders of each of count quads in a direction, by
 * the fastest variant that this processor can run. There are as many
 * sets of empty squares as quads.
 */
void nb_quads_fill(nb_quad *sliders, const uint64_t *empty,
                   size_t count, unsigned direction);
/** The type of nb_quads_fill and its variants. */
typedef void nb_quads_fill_function(nb_quad *, const uint64_t *, size_t,
                                    unsigned);
/** The variants of nb_quads_fill, slowest first. */
extern const nb_variants nb_quads_fill_variants;

#ifdef __cplusplus
}
#endif
#endif
