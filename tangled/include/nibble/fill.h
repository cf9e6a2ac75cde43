/*
 * fill.h: sets of squares that go on in a direction until something
 * is in the way. Squares are bits, a1 first, h8 last.
 */
#ifndef NB_FILL_H
#define NB_FILL_H

#include <assert.h>
#include <nibble/variants.h>
#include <stddef.h>
#include <stdint.h>
#include <nibble/quad.h>
/** The eight directions; bit 2 turns one round. */
enum nb_direction {
    /** From a to h: the next square. */
    NB_EAST,
    /** From rank 1 to rank 8: eight squares on. */
    NB_NORTH,
    /** Seven squares on. */
    NB_NORTH_WEST,
    /** Nine squares on. */
    NB_NORTH_EAST,
    /** Back from NB_EAST. */
    NB_WEST,
    /** Back from NB_NORTH. */
    NB_SOUTH,
    /** Back from NB_NORTH_WEST. */
    NB_SOUTH_EAST,
    /** Back from NB_NORTH_EAST. */
    NB_SOUTH_WEST
};

/** The direction from which a direction comes. */
static inline unsigned nb_opposite(unsigned direction)
{
    return direction ^ 4;
}

/** By how many places the squares of a direction lie apart. */
static inline unsigned nb_stride(unsigned direction)
{
    return 0x9781u >> 4 * (direction % 4) & 15;
}

/** A set, moved some steps ahead, as if the board had no sides. */
static inline uint64_t nb_ahead(uint64_t set, unsigned direction,
                                unsigned steps)
{
    const unsigned places = steps * nb_stride(direction);

    return direction < NB_WEST ? set << places : set >> places;
}

/** The squares on which a step of a direction can land. */
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

/** A set, one step on; who would leave the board is gone. */
static inline uint64_t nb_step(uint64_t set, unsigned direction)
{
    return nb_ahead(set, direction, 1) & nb_landing(direction);
}

/**
 * A set of sliders and all empty squares that they reach in a
 * direction, by seven steps.
 */
static inline uint64_t nb_fill_dumb7(unsigned direction,
                                     uint64_t sliders, uint64_t empty)
{
    const uint64_t free = empty & nb_landing(direction);
    uint64_t fill = sliders, front = sliders;

    for (unsigned step = 0; step < 7; step++) {
        front = nb_ahead(front, direction, 1) & free;
        fill |= front;
    }
    return fill;
}

/**
 * A set of sliders and all empty squares that they reach in a
 * direction, by steps of one, two and four squares (Kogge and Stone).
 */
static inline uint64_t nb_fill_kogge_stone(unsigned direction,
                                           uint64_t sliders,
                                           uint64_t empty)
{
    uint64_t fill = sliders, free = empty & nb_landing(direction);

    fill |= free & nb_ahead(fill, direction, 1);
    free &= nb_ahead(free, direction, 1);
    fill |= free & nb_ahead(fill, direction, 2);
    free &= nb_ahead(free, direction, 2);
    return fill | (free & nb_ahead(fill, direction, 4));
}

/**
 * The occluded fill: a set of sliders and all empty squares that they
 * reach in a direction. Kogge–Stone.
 */
static inline uint64_t
nb_occluded_fill(unsigned direction, uint64_t sliders, uint64_t empty)
{
    return nb_fill_kogge_stone(direction, sliders, empty);
}

/**
 * The squares that sliders attack in a direction: the empty ones that
 * they reach, and the man behind these.
 */
static inline uint64_t
nb_slider_attacks(unsigned direction, uint64_t sliders, uint64_t empty)
{
    return nb_step(nb_occluded_fill(direction, sliders, empty),
                   direction);
}

/** The squares that rooks attack. */
static inline uint64_t nb_rook_attacks(uint64_t rooks, uint64_t empty)
{
    return nb_slider_attacks(NB_EAST, rooks, empty) |
           nb_slider_attacks(NB_NORTH, rooks, empty) |
           nb_slider_attacks(NB_WEST, rooks, empty) |
           nb_slider_attacks(NB_SOUTH, rooks, empty);
}

/** The squares that bishops attack. */
static inline uint64_t nb_bishop_attacks(uint64_t bishops,
                                         uint64_t empty)
{
    return nb_slider_attacks(NB_NORTH_WEST, bishops, empty) |
           nb_slider_attacks(NB_NORTH_EAST, bishops, empty) |
           nb_slider_attacks(NB_SOUTH_EAST, bishops, empty) |
           nb_slider_attacks(NB_SOUTH_WEST, bishops, empty);
}

/** The squares that queens attack. */
static inline uint64_t nb_queen_attacks(uint64_t queens, uint64_t empty)
{
    return nb_rook_attacks(queens, empty) |
           nb_bishop_attacks(queens, empty);
}

/** Four sets, filled so many steps ahead over what is free. */
static inline void nb_quad_spread(nb_quad *sets, uint64_t free,
                                  unsigned direction, unsigned steps)
{
    for (unsigned k = 0; k < 4; k++)
        sets->plane[k] |=
            free & nb_ahead(sets->plane[k], direction, steps);
}

/** Makes occluded fills of four sets of sliders, in one direction. */
static inline void nb_quad_fill_plain(unsigned direction,
                                      nb_quad *sliders, uint64_t empty)
{
    uint64_t free = empty & nb_landing(direction);

    nb_quad_spread(sliders, free, direction, 1);
    free &= nb_ahead(free, direction, 1);
    nb_quad_spread(sliders, free, direction, 2);
    free &= nb_ahead(free, direction, 2);
    nb_quad_spread(sliders, free, direction, 4);
}

/** Moves four sets one step on; who would leave the board is gone. */
static inline void nb_quad_step(nb_quad *sets, unsigned direction)
{
    for (unsigned k = 0; k < 4; k++)
        sets->plane[k] = nb_step(sets->plane[k], direction);
}

/** The type of the ways to fill: direction, sliders, empty. */
typedef uint64_t nb_fill_function(unsigned, uint64_t, uint64_t);

#ifdef __cplusplus
extern "C" {
#endif
/** The ways to make an occluded fill. */
extern const nb_variants nb_fill_variants;

/**
 * The occluded fills of four sets of sliders each in a direction, by
 * the fastest way that this processor has; count quads and sets.
 */
void nb_quads_fill(nb_quad *sliders, const uint64_t *empty,
                   size_t count, unsigned direction);
/** The type of the ways to fill quads. */
typedef void nb_quads_fill_function(nb_quad *, const uint64_t *, size_t,
                                    unsigned);
/** The ways to fill quads. */
extern const nb_variants nb_quads_fill_variants;

/** Who slides on a board, and over what: three sets of squares. */
typedef struct nb_sliders {
    uint64_t orthogonal; /* rooks and queens */
    uint64_t diagonal;   /* bishops and queens */
    uint64_t empty;
} nb_sliders;

/**
 * For each of count boards, the squares that its sliders attack, by
 * the fastest way that this processor has.
 */
void nb_sliders_to_attacks(uint64_t *attacks, const nb_sliders *sliders,
                           size_t count);
/** The type of the ways from sliders to attacks. */
typedef void nb_sliders_to_attacks_function(uint64_t *attacks,
                                            const nb_sliders *sliders,
                                            size_t count);
/** The ways from sliders to attacks. */
extern const nb_variants nb_sliders_to_attacks_variants;
#ifdef __cplusplus
}
#endif
#endif
