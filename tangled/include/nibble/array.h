/*
 * array.h: arrays of nibbles, two to a byte. Element i is in byte
 * i / 2, in the low half if i is even. A count is a count of nibbles.
 */
#ifndef NB_ARRAY_H
#define NB_ARRAY_H

#include <assert.h>
#include <nibble/swar.h>
#include <nibble/variants.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/**
 * Return the number of bytes that hold an array of count nibbles.
 * That is half the count, rounded up. No count overflows.
 */
static inline size_t nb_array_size(size_t count)
{
    return count / 2 + count % 2;
}

/**
 * Return the nibble at an index of an array, 0 to 15.
 * It is in byte index / 2, in the low half for an even index. The
 * index must be less than the array's count, which is not checked.
 */
static inline unsigned nb_array_get(const uint8_t *array, size_t index)
{
    return ((unsigned)array[index / 2] >> index % 2 * 4) & 15;
}

/**
 * Set the nibble at an index of an array, and keep its neighbour.
 * The nibble must be at most 15, which debug builds assert. The index
 * must be less than the array's count, which is not checked.
 */
static inline void nb_array_set(uint8_t *array, size_t index,
                                unsigned nibble)
{
    unsigned shift = (unsigned)(index % 2) * 4;
    unsigned other = array[index / 2] & 0xF0u >> shift;

    assert(nibble <= 15);
    array[index / 2] = (uint8_t)(other | nibble << shift);
}

/**
 * Convert a word between the machine's byte order and little-endian.
 * In memory, the result has the word's lowest byte first. A second call
 * undoes the first.
 */
static inline uint64_t nb_little_endian(uint64_t word)
{
    const uint16_t one = 1;
    uint8_t first;

    memcpy(&first, &one, 1);
    return first == 1 ? word : nb_swap_bytes(word);
}

/**
 * Return eight bytes as a word, the first byte lowest.
 * The address need not be aligned.
 */
static inline uint64_t nb_load_u64(const uint8_t *from)
{
    uint64_t word;

    memcpy(&word, from, 8);
    return nb_little_endian(word);
}

/**
 * Store a word as eight bytes, the lowest byte first.
 * The address need not be aligned.
 */
static inline void nb_store_u64(uint8_t *to, uint64_t word)
{
    uint64_t bytes = nb_little_endian(word);

    memcpy(to, &bytes, 8);
}

/**
 * Return four bytes as a word, the first byte lowest.
 * The address need not be aligned.
 */
static inline uint32_t nb_load_u32(const uint8_t *from)
{
    uint64_t word = 0;

    memcpy(&word, from, 4);
    return (uint32_t)nb_little_endian(word);
}

/**
 * Store a word as four bytes, the lowest byte first.
 * The address need not be aligned.
 */
static inline void nb_store_u32(uint8_t *to, uint32_t word)
{
    uint64_t bytes = nb_little_endian(word);

    memcpy(to, &bytes, 4);
}

#ifdef __cplusplus
extern "C" {
#endif
/*
 * The functions below read and write only bytes that hold an element
 * of an array. If count is odd, the other half of the last byte is kept
 * and has no effect. Pointers may be NULL if count is 0. An array may
 * begin at any address. An array that is written must not overlap
 * another one, unless a function says that it may.
 */

/**
 * Unpack count nibbles into bytes of their own, 0 to 15.
 * The array to must have room for count bytes.
 */
void nb_array_unpack(uint8_t *to, const uint8_t *from, size_t count);

/**
 * Unpack count nibbles into signed bytes, -8 to 7.
 * The array to must have room for count bytes.
 */
void nb_array_unpack_signed(int8_t *to, const uint8_t *from,
                            size_t count);

/**
 * Pack the low nibbles of count bytes into an array of nibbles.
 * The high nibbles are ignored. The array to must have room for
 * nb_array_size(count) bytes.
 */
void nb_array_pack(uint8_t *to, const uint8_t *from, size_t count);

/**
 * Set each of count elements to the same nibble.
 * The nibble must be at most 15, which debug builds assert.
 */
void nb_array_fill(uint8_t *to, size_t count, unsigned nibble);

/**
 * Write the sum of each pair of elements, saturated at 15.
 * The array to may be a or b, but must not overlap them otherwise.
 */
void nb_array_add_saturated(uint8_t *to, const uint8_t *a,
                            const uint8_t *b, size_t count);

/**
 * Return the first index at which two arrays differ.
 * Return count if they are equal.
 */
size_t nb_array_mismatch(const uint8_t *a, const uint8_t *b,
                         size_t count);

/**
 * Compare two arrays by the first elements that differ.
 * Return -1 if a has the smaller one there, 1 if b has it, and 0 if
 * the arrays are equal. Elements are unsigned.
 */
int nb_array_compare(const uint8_t *a, const uint8_t *b, size_t count);

/**
 * Return how many of count elements equal a nibble.
 * The nibble must be at most 15, which debug builds assert.
 */
size_t nb_array_count(const uint8_t *array, size_t count,
                      unsigned nibble);

/**
 * Return the first index at which an array holds a nibble.
 * Return count if it holds none. The nibble must be at most 15, which
 * debug builds assert.
 */
size_t nb_array_find(const uint8_t *array, size_t count,
                     unsigned nibble);
/** The type of nb_array_unpack and its variants. */
typedef void nb_array_unpack_function(uint8_t *, const uint8_t *,
                                      size_t);
/** The variants of unpacking, slowest first. */
extern const nb_variants nb_array_unpack_variants;

/** The type of nb_array_unpack_signed and its variants. */
typedef void nb_array_unpack_signed_function(int8_t *, const uint8_t *,
                                             size_t);
/** The type of nb_array_pack and its variants. */
typedef void nb_array_pack_function(uint8_t *, const uint8_t *, size_t);
/** The type of nb_array_fill and its variants. */
typedef void nb_array_fill_function(uint8_t *, size_t, unsigned);
/** The type of nb_array_add_saturated and its variants. */
typedef void nb_array_add_saturated_function(uint8_t *, const uint8_t *,
                                             const uint8_t *, size_t);
/** The type of nb_array_mismatch and its variants. */
typedef size_t nb_array_mismatch_function(const uint8_t *,
                                          const uint8_t *, size_t);
/** The type of nb_array_count and its variants. */
typedef size_t nb_array_count_function(const uint8_t *, size_t,
                                       unsigned);
/** The type of nb_array_find and its variants. */
typedef size_t nb_array_find_function(const uint8_t *, size_t,
                                      unsigned);

/** The variants of unpacking signed elements, slowest first. */
extern const nb_variants nb_array_unpack_signed_variants;
/** The variants of packing, slowest first. */
extern const nb_variants nb_array_pack_variants;
/** The variants of filling, slowest first. */
extern const nb_variants nb_array_fill_variants;
/** The variants of saturated addition, slowest first. */
extern const nb_variants nb_array_add_saturated_variants;
/** The variants of mismatch, slowest first. */
extern const nb_variants nb_array_mismatch_variants;
/** The variants of counting, slowest first. */
extern const nb_variants nb_array_count_variants;
/** The variants of finding, slowest first. */
extern const nb_variants nb_array_find_variants;

/**
 * Write the difference a - b of each pair of elements, saturated at 0.
 * The array to may be a or b, but must not overlap them otherwise.
 */
void nb_array_sub_saturated(uint8_t *to, const uint8_t *a,
                            const uint8_t *b, size_t count);

/**
 * Replace each of count nibbles by its entry in a table of sixteen.
 * The entry of n is lane n of the table, so 0xFEDCBA9876543210 changes
 * nothing. The array to may be from, but must not overlap it otherwise.
 */
void nb_array_map(uint8_t *to, const uint8_t *from, size_t count,
                  uint64_t table);

/**
 * Copy count nibbles from an index of one array to an index of another.
 * All other nibbles of to are kept. The two ranges may overlap: to
 * receives what from held before the call.
 */
void nb_array_copy(uint8_t *to, size_t to_index, const uint8_t *from,
                   size_t from_index, size_t count);

/**
 * Return the number of ones in the bits of count nibbles.
 */
uint64_t nb_array_popcount(const uint8_t *array, size_t count);

/** The type of nb_array_map and its variants. */
typedef void nb_array_map_function(uint8_t *, const uint8_t *, size_t,
                                   uint64_t);
/** The variants of mapping, slowest first. */
extern const nb_variants nb_array_map_variants;
#ifdef __cplusplus
}
#endif
#endif
