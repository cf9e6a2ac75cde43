/*
 * convert.h: quads to sets and mailboxes, and back: a single one with
 * what the compiler's flags allow, many with what the processor has.
 */
#ifndef NB_CONVERT_H
#define NB_CONVERT_H

#include <nibble/array.h>
#include <nibble/quad.h>
#include <nibble/variants.h>
#include <stddef.h>
#include <stdint.h>
/* Vectors, where there are any: */
#include <nibble/quad_sse2.h>
#include <nibble/quad_avx2.h>
#include <nibble/quad_avx512.h>

/**
 * Write the four sets into which two planes split the board:
 * sets[2 * h + l] receives the squares with bit h in the high plane
 * and bit l in the low one.
 */
static inline void nb_pair_sets(uint64_t sets[4], uint64_t low,
                                uint64_t high)
{
    sets[3] = low & high;
    sets[2] = high ^ sets[3];
    sets[1] = low ^ sets[3];
    sets[0] = ~(low | high);
}

/** Write the part of each of four low sets that lies in a high set. */
static inline void nb_four_sets(uint64_t sets[4], uint64_t high,
                                const uint64_t low[4])
{
    sets[0] = high & low[0];
    sets[1] = high & low[1];
    sets[2] = high & low[2];
    sets[3] = high & low[3];
}

/** Do what nb_quad_to_sets_plain does, with 26 operations. */
static inline void nb_quad_to_sets_pairs(uint64_t sets[16],
                                         const nb_quad *quad)
{
    uint64_t low[4], high[4];

    nb_pair_sets(low, quad->plane[0], quad->plane[1]);
    nb_pair_sets(high, quad->plane[2], quad->plane[3]);
    nb_four_sets(sets, high[0], low);
    nb_four_sets(sets + 4, high[1], low);
    nb_four_sets(sets + 8, high[2], low);
    nb_four_sets(sets + 12, high[3], low);
}

/** Do what nb_quad_to_mailbox_plain does, eight squares at a time. */
static inline void nb_quad_to_mailbox_swar(uint8_t mailbox[64],
                                           const nb_quad *quad)
{
    for (unsigned pair = 0; pair < 4; pair++) {
        uint64_t nibbles = nb_quad_ranks(quad, pair);
        uint8_t *to = mailbox + 16 * pair;

        nb_store_u64(to, nb_nibbles_to_bytes((uint32_t)nibbles));
        nb_store_u64(to + 8,
                     nb_nibbles_to_bytes((uint32_t)(nibbles >> 32)));
    }
}

/** Do as nb_quad_from_mailbox_plain does, eight squares at a time. */
static inline void nb_quad_from_mailbox_swar(nb_quad *quad,
                                             const uint8_t mailbox[64])
{
    uint64_t ranks[4];

    for (unsigned pair = 0; pair < 4; pair++) {
        const uint8_t *from = mailbox + 16 * pair;
        uint64_t first = nb_bytes_to_nibbles(nb_load_u64(from));
        uint64_t second = nb_bytes_to_nibbles(nb_load_u64(from + 8));

        ranks[pair] = first | second << 32;
    }
    *quad = nb_quad_from_ranks(ranks);
}

/** The implementation that nb_quad_to_sets calls. */
#define NB_QUAD_TO_SETS nb_quad_to_sets_pairs
/** The implementation that nb_quad_to_mailbox calls. */
#define NB_QUAD_TO_MAILBOX nb_quad_to_mailbox_swar
/** The implementation that nb_quad_from_mailbox calls. */
#define NB_QUAD_FROM_MAILBOX nb_quad_from_mailbox_swar
/* A faster one, where the compiler may use it: */
#ifdef NB_SIMD
#undef NB_QUAD_TO_SETS
#define NB_QUAD_TO_SETS nb_quad_to_sets_sse2
#undef NB_QUAD_TO_MAILBOX
#define NB_QUAD_TO_MAILBOX nb_quad_to_mailbox_swaps_sse2
#undef NB_QUAD_FROM_MAILBOX
#define NB_QUAD_FROM_MAILBOX nb_quad_from_mailbox_sse2
#endif
#if defined NB_SIMD512 && defined __AVX2__
#undef NB_QUAD_TO_SETS
#define NB_QUAD_TO_SETS nb_quad_to_sets_avx2
#undef NB_QUAD_TO_MAILBOX
#define NB_QUAD_TO_MAILBOX nb_quad_to_mailbox_avx2
#undef NB_QUAD_FROM_MAILBOX
#define NB_QUAD_FROM_MAILBOX nb_quad_from_mailbox_avx2
#endif
#if defined NB_SIMD512 && defined __AVX512F__
#undef NB_QUAD_TO_SETS
#define NB_QUAD_TO_SETS nb_quad_to_sets_avx512
#endif
#if defined NB_SIMD512 && defined __AVX512VBMI__ && defined __GFNI__
#undef NB_QUAD_TO_MAILBOX
#define NB_QUAD_TO_MAILBOX nb_quad_to_mailbox_avx512
#undef NB_QUAD_FROM_MAILBOX
#define NB_QUAD_FROM_MAILBOX nb_quad_from_mailbox_avx512
#endif

/**
 * Write sixteen sets: sets[code] receives the squares with that code,
 * 0 to 15.
 */
static inline void nb_quad_to_sets(uint64_t sets[16],
                                   const nb_quad *quad)
{
    NB_QUAD_TO_SETS(sets, quad);
}

/** Write the code of each square as a byte, a1 first. */
static inline void nb_quad_to_mailbox(uint8_t mailbox[64],
                                      const nb_quad *quad)
{
    NB_QUAD_TO_MAILBOX(mailbox, quad);
}

/**
 * Read a byte for each square, a1 first; the high nibble of a byte is
 * ignored.
 */
static inline void nb_quad_from_mailbox(nb_quad *quad,
                                        const uint8_t mailbox[64])
{
    NB_QUAD_FROM_MAILBOX(quad, mailbox);
}

#ifdef __cplusplus
extern "C" {
#endif
/*
 * The functions below accept null pointers if count is 0. What they
 * write must not overlap what they read. Both may lie at any address
 * that their type allows.
 */

/** Write sixteen sets for each quad, as nb_quad_to_sets does. */
void nb_quads_to_sets(uint64_t *sets, const nb_quad *quads,
                      size_t count);

/** Write 64 bytes for each quad, as nb_quad_to_mailbox does. */
void nb_quads_to_mailboxes(uint8_t *mailboxes, const nb_quad *quads,
                           size_t count);

/** Make a quad of each 64 bytes, as nb_quad_from_mailbox does. */
void nb_quads_from_mailboxes(nb_quad *quads, const uint8_t *mailboxes,
                             size_t count);

/** The type of nb_quads_to_sets and its variants. */
typedef void nb_quads_to_sets_function(uint64_t *, const nb_quad *,
                                       size_t);
/** The type of nb_quads_to_mailboxes and its variants. */
typedef void nb_quads_to_mailboxes_function(uint8_t *, const nb_quad *,
                                            size_t);
/** The type of nb_quads_from_mailboxes and its variants. */
typedef void nb_quads_from_mailboxes_function(nb_quad *,
                                              const uint8_t *, size_t);
/** The implementations of nb_quads_to_sets, slowest first. */
extern const nb_variants nb_quads_to_sets_variants;
/** The implementations of nb_quads_to_mailboxes, slowest first. */
extern const nb_variants nb_quads_to_mailboxes_variants;
/** The implementations of nb_quads_from_mailboxes, slowest first. */
extern const nb_variants nb_quads_from_mailboxes_variants;
#ifdef __cplusplus
}
#endif
#endif
