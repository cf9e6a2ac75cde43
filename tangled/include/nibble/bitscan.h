/*
 * bitscan.h: find the lowest and the highest set bit of a word, called
 * its lowest and highest bit, and count its set bits. Uses GNU C's
 * builtins where there are any, and needs doubles of IEEE 754.
 */
#ifndef NB_BITSCAN_H
#define NB_BITSCAN_H

#include <assert.h>
#include <float.h>
#include <nibble/compiler.h>
#include <nibble/variants.h>
#include <stdint.h>
#include <string.h>
/** Return the lowest bit of a word alone, or 0 for 0. */
static inline uint64_t nb_isolate_lsb(uint64_t word)
{
    return word & (0 - word);
}

/** Return a word without its lowest bit, or 0 for 0. */
static inline uint64_t nb_reset_lsb(uint64_t word)
{
    return word & (word - 1);
}

/** Return all bits below a word's lowest one, or all 64 for 0. */
static inline uint64_t nb_below_lsb(uint64_t word)
{
    return ~word & (word - 1);
}

/** Return the lowest bit and all bits below it, or all 64 for 0. */
static inline uint64_t nb_up_to_lsb(uint64_t word)
{
    return word ^ (word - 1);
}

/** Return all bits above a word's lowest one, or 0 for 0. */
static inline uint64_t nb_above_lsb(uint64_t word)
{
    return word ^ (0 - word);
}

/** Return all bits from the lowest one up to bit 63, or 0 for 0. */
static inline uint64_t nb_smear_up(uint64_t word)
{
    return word | (0 - word);
}

/** Return all bits from the highest one down to bit 0, or 0 for 0. */
static inline uint64_t nb_smear_down(uint64_t word)
{
    word |= word >> 1;
    word |= word >> 2;
    word |= word >> 4;
    word |= word >> 8;
    word |= word >> 16;
    return word | word >> 32;
}

/** Return the highest bit of a word alone, or 0 for 0. */
static inline uint64_t nb_isolate_msb(uint64_t word)
{
    uint64_t smeared = nb_smear_down(word);

    return smeared ^ smeared >> 1;
}

/**
 * Return the number of set bits, by a round for each (Wegner, 1960).
 */
static inline unsigned nb_popcount_kernighan(uint64_t word)
{
    unsigned count = 0;

    for (; word != 0; word = nb_reset_lsb(word))
        count++;
    return count;
}

/** Return the number of set bits of each byte, in that byte. */
static inline uint64_t nb_byte_popcounts(uint64_t word)
{
    const uint64_t pairs = UINT64_MAX / 3, fours = UINT64_MAX / 5;
    const uint64_t eights = UINT64_MAX / 17;

    word -= word >> 1 & pairs;
    word = (word & fours) + (word >> 2 & fours);
    return (word + (word >> 4)) & eights;
}

/** Return the number of set bits, by adding up lanes. */
static inline unsigned nb_popcount_swar(uint64_t word)
{
    return (unsigned)(nb_byte_popcounts(word) * (UINT64_MAX / 255) >>
                      56);
}

/**
 * Return the number of set bits of 32, by octal digits (HAKMEM, 1972,
 * item 169).
 */
static inline uint32_t nb_popcount_octal_u32(uint32_t word)
{
    uint32_t digits = word - (word >> 1 & UINT32_C(033333333333)) -
                      (word >> 2 & UINT32_C(011111111111));

    return ((digits + (digits >> 3)) & UINT32_C(030707070707)) % 63;
}

/** Return the number of set bits, by octal digits. */
static inline unsigned nb_popcount_octal(uint64_t word)
{
    return nb_popcount_octal_u32((uint32_t)word) +
           nb_popcount_octal_u32((uint32_t)(word >> 32));
}

/**
 * Return the number of set bits, by the builtin of GNU C, or else by
 * adding up lanes.
 */
static inline unsigned nb_popcount_builtin(uint64_t word)
{
#if NB_GNU_C
    return (unsigned)__builtin_popcountll(word);
#else
    return nb_popcount_swar(word);
#endif
}

/** Return the number of set bits, 0 to 64. */
static inline unsigned nb_popcount(uint64_t word)
{
#ifdef __POPCNT__
    return nb_popcount_builtin(word);
#else
    return nb_popcount_swar(word);
#endif
}

/** Return the lowest bit's index, by a loop; word must not be 0. */
static inline unsigned nb_lsb_loop(uint64_t word)
{
    unsigned index = 0;

    assert(word != 0);
    for (; (word & 1) == 0; word >>= 1)
        index++;
    return index;
}

/**
 * Return count if the lowest count bits are 0, and 0 if not: how many
 * bits a search may skip. count is 1 to 63.
 */
static inline unsigned nb_skip_low(uint64_t word, unsigned count)
{
    return word << (64 - count) == 0 ? count : 0;
}

/** Return the lowest bit's index, by halving; word must not be 0. */
static inline unsigned nb_lsb_search(uint64_t word)
{
    assert(word != 0);

    unsigned index = nb_skip_low(word, 32);
    index += nb_skip_low(word >> index, 16);
    index += nb_skip_low(word >> index, 8);
    index += nb_skip_low(word >> index, 4);
    index += nb_skip_low(word >> index, 2);
    return index + nb_skip_low(word >> index, 1);
}

/** A de Bruijn word: its 64 windows of six bits all differ. */
#define NB_DEBRUIJN UINT64_C(0x03F79D71B4CB0A89)

/** Return the upper six bits of the word times NB_DEBRUIJN. */
static inline uint64_t nb_debruijn_index(uint64_t word)
{
    return word * NB_DEBRUIJN >> 58;
}

/**
 * Return the lowest bit's index, by a de Bruijn word (Leiserson, Prokop
 * and Randall, 1998); word must not be 0.
 */
static inline unsigned nb_lsb_debruijn(uint64_t word)
{
    static const uint8_t index[] = {
        0,  1,  48, 2,  57, 49, 28, 3,  61, 58, 50, 42, 38, 29, 17, 4,
        62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5,
        63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11,
        46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9,  13, 8,  7,  6,
    };

    assert(word != 0);
    return index[nb_debruijn_index(nb_isolate_lsb(word))];
}

/**
 * Return the highest bit's index in a run of ones, which must start at
 * bit 0.
 */
static inline unsigned nb_top_of_run(uint64_t run)
{
    static const uint8_t index[] = {
        0,  47, 1,  56, 48, 27, 2,  60, 57, 49, 41, 37, 28, 16, 3,  61,
        54, 58, 35, 52, 50, 42, 21, 44, 38, 32, 29, 23, 17, 11, 4,  62,
        46, 55, 26, 59, 40, 36, 15, 53, 34, 51, 20, 43, 31, 22, 10, 45,
        25, 39, 14, 33, 19, 30, 9,  24, 13, 18, 8,  12, 7,  6,  5,  63,
    };

    return index[nb_debruijn_index(run)];
}

/**
 * Return the lowest bit's index, by the run of ones up to it (Kim
 * Walisch); word must not be 0.
 */
static inline unsigned nb_lsb_separated(uint64_t word)
{
    assert(word != 0);
    return nb_top_of_run(nb_up_to_lsb(word));
}

/**
 * Return the upper six bits of Matt Taylor's product, which differ for
 * all runs of ones from bit 0.
 */
static inline uint32_t nb_fold_index(uint64_t run)
{
    uint32_t folded = (uint32_t)run ^ (uint32_t)(run >> 32);

    return folded * UINT32_C(0x78291ACF) >> 26;
}

/**
 * Return the lowest bit's index, by a product of 32 bits (Matt Taylor);
 * word must not be 0.
 */
static inline unsigned nb_lsb_fold(uint64_t word)
{
    static const uint8_t index[] = {
        63, 30, 3,  32, 59, 14, 11, 33, 60, 24, 50, 9,  55, 19, 21, 34,
        61, 29, 2,  53, 51, 23, 41, 18, 56, 28, 1,  43, 46, 27, 0,  35,
        62, 31, 58, 4,  5,  49, 54, 6,  15, 52, 12, 40, 7,  42, 45, 16,
        25, 57, 48, 13, 10, 39, 8,  44, 20, 47, 38, 22, 17, 37, 36, 26,
    };

    assert(word != 0);
    return index[nb_fold_index(nb_up_to_lsb(word))];
}

/** Return the lowest bit's index, by remainder; word must not be 0. */
static inline unsigned nb_lsb_modulo(uint64_t word)
{
    static const uint8_t index[] = {
        64, 0,  1,  39, 2,  15, 40, 23, 3,  12, 16, 59, 41, 19,
        24, 54, 4,  64, 13, 10, 17, 62, 60, 28, 42, 30, 20, 51,
        25, 44, 55, 47, 5,  32, 64, 38, 14, 22, 11, 58, 18, 53,
        63, 9,  61, 27, 29, 50, 43, 46, 31, 37, 21, 57, 52, 8,
        26, 49, 45, 36, 56, 7,  48, 35, 6,  34, 33,
    };

    assert(word != 0);
    return index[nb_isolate_lsb(word) % 67];
}

static_assert(FLT_RADIX == 2 && DBL_MANT_DIG == 53 &&
                  DBL_MAX_EXP == 1024 && sizeof(double) == 8,
              "bitscan.h counts on the double of IEEE 754");

/**
 * Return the exponent of a word as a double, which may be rounded up;
 * word must not be 0.
 */
static inline unsigned nb_exponent_of_double(uint64_t word)
{
    double number = (double)word;
    uint64_t bits;

    assert(word != 0);
    memcpy(&bits, &number, sizeof bits);
    return (unsigned)(bits >> 52) - 1023;
}

/** Return the lowest bit's index, by a double; word must not be 0. */
static inline unsigned nb_lsb_double(uint64_t word)
{
    return nb_exponent_of_double(nb_isolate_lsb(word));
}

/** Return the lowest bit's index, by counting; word must not be 0. */
static inline unsigned nb_lsb_popcount(uint64_t word)
{
    assert(word != 0);
    return nb_popcount(nb_below_lsb(word));
}

/**
 * Return the lowest bit's index, by the builtin of GNU C if there is
 * one, or else by de Bruijn; word must not be 0.
 */
static inline unsigned nb_lsb_builtin(uint64_t word)
{
    assert(word != 0);
#if NB_GNU_C
    return (unsigned)__builtin_ctzll(word);
#else
    return nb_lsb_debruijn(word);
#endif
}

/** Return the lowest bit's index, 0 to 63; word must not be 0. */
static inline unsigned nb_lsb(uint64_t word)
{
    return nb_lsb_builtin(word);
}

/** Return the lowest bit's index, or 64 for a word of 0. */
static inline unsigned nb_lsb_or_64(uint64_t word)
{
    return word != 0 ? nb_lsb(word) : 64;
}

/**
 * Store the lowest bit's index and return 1; for a word of 0, return 0
 * and leave *index as it was. index must not be NULL.
 */
static inline unsigned nb_scan_forward(unsigned *index, uint64_t word)
{
    if (word == 0)
        return 0;
    *index = nb_lsb(word);
    return 1;
}

/** Return the highest bit's index, by smearing; word must not be 0. */
static inline unsigned nb_msb_smeared(uint64_t word)
{
    assert(word != 0);
    return nb_top_of_run(nb_smear_down(word));
}

/** Return the highest bit's index, by a double; word must not be 0. */
static inline unsigned nb_msb_double(uint64_t word)
{
    return nb_exponent_of_double(word & ~(word >> 32));
}

/** Return the highest bit's index, by a loop; word must not be 0. */
static inline unsigned nb_msb_loop(uint64_t word)
{
    unsigned index = 0;

    assert(word != 0);
    while ((word >>= 1) != 0)
        index++;
    return index;
}

/**
 * Return count if any bit from bit count up is set, and 0 if not: how
 * many bits a search may skip. count is 1 to 63.
 */
static inline unsigned nb_skip_high(uint64_t word, unsigned count)
{
    return word >> count != 0 ? count : 0;
}

/** Return the highest bit's index, by halving; word must not be 0. */
static inline unsigned nb_msb_search(uint64_t word)
{
    assert(word != 0);

    unsigned index = nb_skip_high(word, 32);
    index += nb_skip_high(word >> index, 16);
    index += nb_skip_high(word >> index, 8);
    index += nb_skip_high(word >> index, 4);
    index += nb_skip_high(word >> index, 2);
    return index + nb_skip_high(word >> index, 1);
}

/**
 * Return the highest bit's index, by the builtin of GNU C if there is
 * one, or else by smearing; word must not be 0.
 */
static inline unsigned nb_msb_builtin(uint64_t word)
{
    assert(word != 0);
#if NB_GNU_C
    return 63 ^ (unsigned)__builtin_clzll(word);
#else
    return nb_msb_smeared(word);
#endif
}

/** Return the highest bit's index, 0 to 63; word must not be 0. */
static inline unsigned nb_msb(uint64_t word)
{
    return nb_msb_builtin(word);
}

/** Return the highest bit's index, or 64 for a word of 0. */
static inline unsigned nb_msb_or_64(uint64_t word)
{
    return word != 0 ? nb_msb(word) : 64;
}

/**
 * Store the indices of a set's bits, the lowest first, and return their
 * number. squares must have room for that many: 64 is always enough.
 */
static inline unsigned nb_serialise(uint8_t *squares, uint64_t set)
{
    unsigned count = 0;

    for (; set != 0; set = nb_reset_lsb(set))
        squares[count++] = (uint8_t)nb_lsb(set);
    return count;
}

/** The type of a function that scans a word, or counts its bits. */
typedef unsigned nb_scan_function(uint64_t);

#ifdef __cplusplus
extern "C" {
#endif
/** All implementations that find the lowest set bit. */
extern const nb_variants nb_lsb_variants;
/** All implementations that find the highest set bit. */
extern const nb_variants nb_msb_variants;
/** All implementations that count set bits. */
extern const nb_variants nb_popcount_variants;
#ifdef __cplusplus
}
#endif
#endif
