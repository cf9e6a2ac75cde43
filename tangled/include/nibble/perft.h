/*
 * perft.h: how many sequences of so many moves a position has. A
 * count that does not fit into a word is UINT64_MAX.
 */
#ifndef NB_PERFT_H
#define NB_PERFT_H

#include <nibble/moves.h>
#include <nibble/position.h>
#include <nibble/variants.h>
#include <stddef.h>
#include <stdint.h>
/* No more is needed. */
/** The sum of two counts, or UINT64_MAX if it does not fit. */
static inline uint64_t nb_add_counts(uint64_t a, uint64_t b)
{
    const uint64_t sum = a + b;

    return sum < a ? UINT64_MAX : sum;
}

#ifdef __cplusplus
extern "C" {
#endif
/**
 * How many sequences of so many legal moves there are, by the fastest
 * way that this processor has. Of no moves there is one. The position
 * is one for nb_legal_moves.
 * Takes at most 2 MiB of the stack for the last eight moves, and 2 KiB
 * for each move above them.
 */
uint64_t nb_perft(const nb_position *position, unsigned depth);

/** The type of the ways to count. */
typedef uint64_t nb_perft_function(const nb_position *, unsigned);
/** The ways to count. */
extern const nb_variants nb_perft_variants;

/**
 * Returns how many bytes of memory nb_perft_in wants for a depth: at
 * most 2 MiB.
 */
size_t nb_perft_workspace_size(unsigned depth);

/**
 * Returns what nb_perft returns, and keeps the boards in the caller's
 * memory: `workspace` has nb_perft_workspace_size(depth) bytes, at any
 * address. It may hold anything before, and holds nothing of use after.
 * Two threads must not share one. Compiled with optimisation, takes at
 * most 64 KiB of the stack, and 2 KiB for each move above the last
 * eight.
 */
uint64_t nb_perft_in(void *workspace, const nb_position *position,
                     unsigned depth);
/** What a move can be: any number of these at once. */
typedef enum nb_category {
    /** Every move. */
    NB_ALL_MOVES,
    /** A man is taken, in passing or not. */
    NB_CAPTURES,
    /** A pawn is taken in passing. */
    NB_EN_PASSANT_CAPTURES,
    /** King and rook move. */
    NB_CASTLINGS,
    /** A pawn becomes another man; each choice is a move. */
    NB_PROMOTIONS,
    /** The other king is attacked after it. */
    NB_CHECKS,
    /** He is attacked by one man, and not by one who has moved. */
    NB_DISCOVERED_CHECKS,
    /** He is attacked by two men. */
    NB_DOUBLE_CHECKS,
    /** He is attacked, and there is no legal answer. */
    NB_MATES,
    /** How many categories there are. */
    NB_CATEGORY_COUNT
} nb_category;

/** A count for each category. */
typedef struct nb_categories {
    uint64_t count[NB_CATEGORY_COUNT];
} nb_categories;

/** Return a category's name, or "unknown category" for other values. */
const char *nb_category_name(nb_category category);

/** Adds counts to sums, which stay at UINT64_MAX. */
void nb_add_categories(nb_categories *sums,
                       const nb_categories *counts);

/** Adds what a legal move of a position is to the sums. */
void nb_count_move(nb_categories *sums, const nb_position *position,
                   nb_move move);

/**
 * Adds what the last moves of all sequences of so many moves are, at
 * least one, to the sums.
 */
void nb_perft_categories(nb_categories *sums,
                         const nb_position *position, unsigned depth);

/** Counts of positions, in memory that belongs to the caller. */
typedef struct nb_perft_table {
    struct nb_perft_entry *entries; /* of 64 bytes */
    size_t count;
} nb_perft_table;

/**
 * A table in memory of so many bytes, which are all 0 and which malloc
 * or the like has given. Without room for an entry, it keeps nothing.
 */
nb_perft_table nb_perft_table_in(void *memory, size_t bytes);

/**
 * nb_perft, but what a table knows is not counted again. The whole
 * position is compared, so no count is ever that of another one.
 * Threads may share the table, unless the library was made by a
 * compiler without atomics, which defines __STDC_NO_ATOMICS__.
 */
uint64_t nb_perft_hashed(const nb_perft_table *table,
                         const nb_position *position, unsigned depth);

/** Hears of a count that is a part of the one that is asked for. */
typedef void nb_perft_listener(void *data, uint64_t count);

/**
 * nb_perft_hashed, which tells on the way what it has counted or found:
 * the sum of what is told is what it returns.
 */
uint64_t nb_perft_hashed_told(const nb_perft_table *table,
                              const nb_position *position,
                              unsigned depth, nb_perft_listener *tell,
                              void *data);

#ifdef __cplusplus
}
#endif
#endif
