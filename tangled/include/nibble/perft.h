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
/** Return the sum of two counts, or UINT64_MAX if it does not fit. */
static inline uint64_t nb_add_counts(uint64_t a, uint64_t b)
{
    const uint64_t sum = a + b;

    return sum < a ? UINT64_MAX : sum;
}

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Return how many sequences of depth legal moves a position has, by the
 * fastest variant that this processor can run. At depth 0, returns 1.
 * The position must be one that nb_generate_moves accepts. Takes at
 * most 2 MiB of the stack for the last eight moves, and 2 KiB for each
 * move above them.
 */
uint64_t nb_perft(const nb_position *position, unsigned depth);

/** The type of nb_perft and its variants. */
typedef uint64_t nb_perft_function(const nb_position *, unsigned);
/** The variants of nb_perft, slowest first. */
extern const nb_variants nb_perft_variants;

/**
 * Return how many bytes of memory nb_perft_in needs for a depth: at
 * most 2 MiB.
 */
size_t nb_perft_workspace_size(unsigned depth);

/**
 * Return what nb_perft returns, but keep the boards in the caller's
 * memory: `workspace` must have nb_perft_workspace_size(depth) bytes,
 * at any address. It may hold anything before, and holds nothing of use
 * after. Two threads must not share one. Compiled with optimisation,
 * takes at most 64 KiB of the stack, and 2 KiB for each move above the
 * last eight.
 */
uint64_t nb_perft_in(void *workspace, const nb_position *position,
                     unsigned depth);
/** What a move can be: any number of these at once. */
typedef enum nb_category {
    /** Every move. */
    NB_ALL_MOVES,
    /** A piece is captured, en passant or not. */
    NB_CAPTURES,
    /** A pawn is captured en passant. */
    NB_EN_PASSANT_CAPTURES,
    /** King and rook move. */
    NB_CASTLINGS,
    /** A pawn is promoted; each choice is a move of its own. */
    NB_PROMOTIONS,
    /** It attacks the enemy king. */
    NB_CHECKS,
    /** One piece attacks the king, and it's not one that has moved. */
    NB_DISCOVERED_CHECKS,
    /** Two pieces attack the king. */
    NB_DOUBLE_CHECKS,
    /** It attacks the king, and there is no legal answer. */
    NB_MATES,
    /** The number of categories. */
    NB_CATEGORY_COUNT
} nb_category;

/** A count for each category. */
typedef struct nb_categories {
    uint64_t count[NB_CATEGORY_COUNT];
} nb_categories;

/** Return a category's name, or "unknown category" for other values. */
const char *nb_category_name(nb_category category);

/** Add counts to sums, which saturate at UINT64_MAX. */
void nb_add_categories(nb_categories *sums,
                       const nb_categories *counts);

/** Add the categories of a legal move to the sums. */
void nb_count_move(nb_categories *sums, const nb_position *position,
                   nb_move move);

/**
 * Add the categories of the last moves of all sequences of depth moves
 * to the sums. The depth must be at least 1.
 */
void nb_perft_categories(nb_categories *sums,
                         const nb_position *position, unsigned depth);

/** Counts of positions, in memory that belongs to the caller. */
typedef struct nb_perft_table {
    struct nb_perft_entry *entries; /* of 64 bytes */
    size_t count;
} nb_perft_table;

/**
 * Return a table in the caller's memory, which must be all 0, and
 * aligned as malloc's is. If it has no room for an entry, the table
 * stores nothing.
 */
nb_perft_table nb_perft_table_in(void *memory, size_t bytes);

/**
 * Return what nb_perft returns, but look counts up in a table, and
 * store them there. Whole positions are compared, so a count is never
 * that of another position. Threads may share the table, unless the
 * library was made by a compiler without atomics, which defines
 * __STDC_NO_ATOMICS__.
 */
uint64_t nb_perft_hashed(const nb_perft_table *table,
                         const nb_position *position, unsigned depth);

/** Receives a part of the count. The data are those given with it. */
typedef void nb_perft_callback(void *data, uint64_t count);

/**
 * Return what nb_perft_hashed returns, and call back with each part of
 * the count as soon as it is known; the parts add up to the result. The
 * callback may be NULL.
 */
uint64_t nb_perft_hashed_progress(const nb_perft_table *table,
                                  const nb_position *position,
                                  unsigned depth,
                                  nb_perft_callback *callback,
                                  void *data);

#ifdef __cplusplus
}
#endif
#endif
