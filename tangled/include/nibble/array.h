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
/** The bytes that hold so many nibbles: half of them, rounded up. */
static inline size_t nb_array_size(size_t count)
{
    return count / 2 + count % 2;
}

/**
 * The nibble at an index, 0 to 15.
 * It is in byte index / 2, low for an even index. The index is less
 * than the array's count; nobody checks that.
 */
static inline unsigned nb_array_get(const uint8_t *array, size_t index)
{
    return ((unsigned)array[index / 2] >> index % 2 * 4) & 15;
}

/**
 * Puts a nibble, which is at most 15, at an index.
 * The other nibble of the byte is kept. The index is less than the
 * array's count; nobody checks that.
 */
static inline void nb_array_set(uint8_t *array, size_t index,
                                unsigned nibble)
{
    unsigned shift = (unsigned)(index % 2) * 4;
    unsigned other = array[index / 2] & 0xF0u >> shift;

    assert(nibble <= 15);
    array[index / 2] = (uint8_t)(other | nibble << shift);
}

/** A word as memory has it if the lowest byte is first, or back. */
static inline uint64_t nb_little_endian64(uint64_t word)
{
    const uint16_t one = 1;
    uint8_t first;

    memcpy(&first, &one, 1);
    return first == 1 ? word : nb_swap_bytes64(word);
}

/** Eight bytes at any address as a word, the first one lowest. */
static inline uint64_t nb_load64(const uint8_t *from)
{
    uint64_t word;

    memcpy(&word, from, 8);
    return nb_little_endian64(word);
}

/** Stores a word as eight bytes at any address, the lowest first. */
static inline void nb_store64(uint8_t *to, uint64_t word)
{
    uint64_t bytes = nb_little_endian64(word);

    memcpy(to, &bytes, 8);
}

/** Four bytes at any address as a word, the first one lowest. */
static inline uint32_t nb_load32(const uint8_t *from)
{
    uint64_t word = 0;

    memcpy(&word, from, 4);
    return (uint32_t)nb_little_endian64(word);
}

/** Stores a word as four bytes at any address, the lowest first. */
static inline void nb_store32(uint8_t *to, uint32_t word)
{
    uint64_t bytes = nb_little_endian64(word);

    memcpy(to, &bytes, 4);
}

#ifdef __cplusplus
extern "C" {
#endif
/*
 * The functions below read and write no byte in which there is no
 * element of the array. The other half of the last byte, if count is
 * odd, is kept and has no effect. Pointers may be null if count is 0.
 * Arrays may begin anywhere. One that is written must not overlap
 * another, unless a function says that it may.
 */

/** Writes each nibble of an array as a byte of its own, 0 to 15. */
void nb_array_unpack(uint8_t *to, const uint8_t *from, size_t count);

/** Writes each nibble as a signed byte, -8 to 7. */
void nb_array_unpack_signed(int8_t *to, const uint8_t *from,
                            size_t count);

/** Makes an array of the low nibbles of so many bytes. */
void nb_array_pack(uint8_t *to, const uint8_t *from, size_t count);

/** Sets every element to a nibble, which is at most 15. */
void nb_array_fill(uint8_t *to, size_t count, unsigned nibble);

/**
 * Writes the sum of each pair of elements, or 15 if it is more.
 * The array to may be a or b, but may not overlap them otherwise.
 */
void nb_array_add_saturated(uint8_t *to, const uint8_t *a,
                            const uint8_t *b, size_t count);

/** The first index at which two arrays differ, or count. */
size_t nb_array_mismatch(const uint8_t *a, const uint8_t *b,
                         size_t count);

/**
 * -1 if a has the smaller nibble where they first differ, 1 if b has
 * it, 0 if they are equal.
 */
int nb_array_compare(const uint8_t *a, const uint8_t *b, size_t count);

/** How many elements equal a nibble, which is at most 15. */
size_t nb_array_count(const uint8_t *array, size_t count,
                      unsigned nibble);

/** The first index of a nibble, which is at most 15, or count. */
size_t nb_array_find(const uint8_t *array, size_t count,
                     unsigned nibble);
/** The type of nb_array_unpack and its variants. */
typedef void nb_array_unpack_function(uint8_t *, const uint8_t *,
                                      size_t);
/** The ways to do it, slowest first. */
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

/** The ways to do each of the others, slowest first. */
extern const nb_variants nb_array_unpack_signed_variants;
extern const nb_variants nb_array_pack_variants;
extern const nb_variants nb_array_fill_variants;
extern const nb_variants nb_array_add_saturated_variants;
extern const nb_variants nb_array_mismatch_variants;
extern const nb_variants nb_array_count_variants;
extern const nb_variants nb_array_find_variants;
#ifdef __cplusplus
}
#endif
#endif
