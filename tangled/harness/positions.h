/* positions.h: random boards for tests and benchmarks. */
#ifndef POSITIONS_H
#define POSITIONS_H
#include <nibble/quad.h>
#include <stdint.h>

/** Return the next word of splitmix64, from any state at first. */
static inline uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/** Return a random number below a bound, which is below 2^32. */
static inline unsigned random_below(uint64_t *state, unsigned bound)
{
    return (unsigned)((random_next(state) >> 32) * bound >> 32);
}

/** Return any 256 bits: all codes, also the three without a piece. */
static inline nb_quad random_quad(uint64_t *state)
{
    nb_quad quad;

    for (unsigned k = 0; k < 4; k++)
        quad.plane[k] = random_next(state);
    return quad;
}

/*
 * Put a code on a random empty square: one of the given number of
 * squares, beginning with first.
 */
static inline void random_piece(nb_quad *quad, uint64_t *state,
                                unsigned code, unsigned first,
                                unsigned squares)
{
    unsigned square;

    do
        square = first + random_below(state, squares);
    while (nb_quad_at(quad, square) != NB_EMPTY);
    nb_quad_put(quad, square, code);
}

/* A king, pawns on ranks 2 to 7, and other pieces, as in a game. */
static inline void random_side(nb_quad *quad, uint64_t *state,
                               unsigned colour)
{
    static const unsigned max[7] = {0, 8, 2, 2, 2, 1, 0};

    random_piece(quad, state, nb_code(NB_KING, colour), 0, 64);
    for (unsigned kind = NB_PAWN; kind < NB_KING; kind++)
        for (unsigned n = random_below(state, max[kind] + 1); n > 0;
             n--)
            random_piece(quad, state, nb_code(kind, colour),
                         kind == NB_PAWN ? 8 : 0,
                         kind == NB_PAWN ? 48 : 64);
}

/**
 * Return a random placement: for each player a king, up to eight pawns
 * and at most as many other pieces of a kind as at the start of a game.
 * Kings may be in check.
 */
static inline nb_quad random_placement(uint64_t *state)
{
    nb_quad quad = {{0, 0, 0, 0}};

    random_side(&quad, state, NB_WHITE);
    random_side(&quad, state, NB_BLACK);
    return quad;
}

#endif
