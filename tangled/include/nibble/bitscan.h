/*
 * bitscan.h: the lowest bit of a word, the highest, how many. It has
 * the builtins of GNU C, and takes doubles for those of IEEE 754.
 */
#ifndef NB_BITSCAN_H
#define NB_BITSCAN_H

#include <assert.h>
#include <float.h>
#include <nibble/compiler.h>
#include <nibble/variants.h>
#include <stdint.h>
#include <string.h>
/** The lowest bit of a word alone; 0 for 0. */
static inline uint64_t nb_isolate_lsb64(uint64_t word)
{
    return word & (0 - word);
}

/** A word without its lowest bit; 0 for 0. */
static inline uint64_t nb_reset_lsb64(uint64_t word)
{
    return word & (word - 1);
}

/** All bits below the lowest bit of a word; all 64 for 0. */
static inline uint64_t nb_below_lsb64(uint64_t word)
{
    return ~word & (word - 1);
}

/** The lowest bit of a word and all bits below it; all 64 for 0. */
static inline uint64_t nb_up_to_lsb64(uint64_t word)
{
    return word ^ (word - 1);
}

/** All bits above the lowest bit of a word; 0 for 0. */
static inline uint64_t nb_above_lsb64(uint64_t word)
{
    return word ^ (0 - word);
}

/** All bits from the lowest bit of a word up to bit 63; 0 for 0. */
static inline uint64_t nb_smear_up64(uint64_t word)
{
    return word | (0 - word);
}

/** All bits from the highest bit of a word down to bit 0; 0 for 0. */
static inline uint64_t nb_smear_down64(uint64_t word)
{
    word |= word >> 1;
    word |= word >> 2;
    word |= word >> 4;
    word |= word >> 8;
    word |= word >> 16;
    return word | word >> 32;
}

/** The highest bit of a word alone; 0 for 0. */
static inline uint64_t nb_isolate_msb64(uint64_t word)
{
    uint64_t smeared = nb_smear_down64(word);

    return smeared ^ smeared >> 1;
}

/** How many bits of a word are set, one round for each of them. */
static inline unsigned nb_popcount_kernighan(uint64_t word)
{
    unsigned count = 0;

    for (; word != 0; word = nb_reset_lsb64(word))
        count++;
    return count;
}

/** How many bits are set in each byte of a word, in its lanes. */
static inline uint64_t nb_byte_popcount64(uint64_t word)
{
    const uint64_t pairs = UINT64_MAX / 3, fours = UINT64_MAX / 5;
    const uint64_t eights = UINT64_MAX / 17;

    word -= word >> 1 & pairs;
    word = (word & fours) + (word >> 2 & fours);
    return (word + (word >> 4)) & eights;
}

/** How many bits of a word are set, by counting in lanes. */
static inline unsigned nb_popcount_swar(uint64_t word)
{
    return (unsigned)(nb_byte_popcount64(word) * (UINT64_MAX / 255) >>
                      56);
}

/** How many bits of 32 are set, by octal digits: HAKMEM, item 169. */
static inline uint32_t nb_popcount_octal32(uint32_t word)
{
    uint32_t digits = word - (word >> 1 & UINT32_C(033333333333)) -
                      (word >> 2 & UINT32_C(011111111111));

    return ((digits + (digits >> 3)) & UINT32_C(030707070707)) % 63;
}

/** How many bits of a word are set, by octal digits. */
static inline unsigned nb_popcount_octal(uint64_t word)
{
    return nb_popcount_octal32((uint32_t)word) +
           nb_popcount_octal32((uint32_t)(word >> 32));
}

/** How many bits of a word are set, by the builtin of GNU C. */
static inline unsigned nb_popcount_builtin(uint64_t word)
{
#if NB_GNU_C
    return (unsigned)__builtin_popcountll(word);
#else
    return nb_popcount_swar(word);
#endif
}

/** How many bits of a word are set, 0 to 64. */
static inline unsigned nb_popcount64(uint64_t word)
{
#ifdef __POPCNT__
    return nb_popcount_builtin(word);
#else
    return nb_popcount_swar(word);
#endif
}

/** The index of the lowest bit, by a loop; the word is not 0. */
static inline unsigned nb_lsb_loop(uint64_t word)
{
    unsigned index = 0;

    assert(word != 0);
    for (; (word & 1) == 0; word >>= 1)
        index++;
    return index;
}

/** How many bits a search skips: count if the lowest are 0, or 0. */
static inline unsigned nb_skip_low(uint64_t word, unsigned count)
{
    return word << (64 - count) == 0 ? count : 0;
}

/** The index of the lowest bit, by halves; the word is not 0. */
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
#define NB_DEBRUIJN64 UINT64_C(0x03F79D71B4CB0A89)

/** The upper six bits of a product with the de Bruijn word. */
static inline uint64_t nb_debruijn_index(uint64_t word)
{
    return word * NB_DEBRUIJN64 >> 58;
}

/** The index of the lowest bit, by de Bruijn; the word is not 0. */
static inline unsigned nb_lsb_debruijn(uint64_t word)
{
    static const uint8_t index[] = {
        0,  1,  48, 2,  57, 49, 28, 3,  61, 58, 50, 42, 38, 29, 17, 4,
        62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5,
        63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11,
        46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9,  13, 8,  7,  6,
    };

    assert(word != 0);
    return index[nb_debruijn_index(nb_isolate_lsb64(word))];
}

/** The index of the top of a run of ones that starts at bit 0. */
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

/** The index of the lowest bit, by its run; the word is not 0. */
static inline unsigned nb_lsb_separated(uint64_t word)
{
    assert(word != 0);
    return nb_top_of_run(nb_up_to_lsb64(word));
}

/** The upper six bits of Taylor's product, of a run of ones. */
static inline uint32_t nb_fold_index(uint64_t run)
{
    uint32_t folded = (uint32_t)run ^ (uint32_t)(run >> 32);

    return folded * UINT32_C(0x78291ACF) >> 26;
}

/** The index of the lowest bit, in 32 bits; the word is not 0. */
static inline unsigned nb_lsb_fold(uint64_t word)
{
    static const uint8_t index[] = {
        63, 30, 3,  32, 59, 14, 11, 33, 60, 24, 50, 9,  55, 19, 21, 34,
        61, 29, 2,  53, 51, 23, 41, 18, 56, 28, 1,  43, 46, 27, 0,  35,
        62, 31, 58, 4,  5,  49, 54, 6,  15, 52, 12, 40, 7,  42, 45, 16,
        25, 57, 48, 13, 10, 39, 8,  44, 20, 47, 38, 22, 17, 37, 36, 26,
    };

    assert(word != 0);
    return index[nb_fold_index(nb_up_to_lsb64(word))];
}

/** The index of the lowest bit, by remainder; the word is not 0. */
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
    return index[nb_isolate_lsb64(word) % 67];
}

static_assert(FLT_RADIX == 2 && DBL_MANT_DIG == 53 &&
                  DBL_MAX_EXP == 1024 && sizeof(double) == 8,
              "bitscan.h counts on the double of IEEE 754");

/** The exponent of a word as a double; the word is not 0. */
static inline unsigned nb_exponent_of_double(uint64_t word)
{
    double number = (double)word;
    uint64_t bits;

    assert(word != 0);
    memcpy(&bits, &number, sizeof bits);
    return (unsigned)(bits >> 52) - 1023;
}

/** The index of the lowest bit, by a double; the word is not 0. */
static inline unsigned nb_lsb_double(uint64_t word)
{
    return nb_exponent_of_double(nb_isolate_lsb64(word));
}

/** The index of the lowest bit, by counting; the word is not 0. */
static inline unsigned nb_lsb_popcount(uint64_t word)
{
    assert(word != 0);
    return nb_popcount64(nb_below_lsb64(word));
}

/** The index of the lowest bit, by GNU C's builtin; not for 0. */
static inline unsigned nb_lsb_builtin(uint64_t word)
{
    assert(word != 0);
#if NB_GNU_C
    return (unsigned)__builtin_ctzll(word);
#else
    return nb_lsb_debruijn(word);
#endif
}

/** The index of the lowest bit, 0 to 63; the word is not 0. */
static inline unsigned nb_lsb(uint64_t word)
{
    return nb_lsb_builtin(word);
}

/** The index of the lowest bit of a word, or 64 for 0. */
static inline unsigned nb_lsb_or_64(uint64_t word)
{
    return word != 0 ? nb_lsb(word) : 64;
}

/**
 * 1 if a word has a bit, and then its lowest one's index is stored; 0
 * for a word of 0, and then what is stored stays as it was.
 */
static inline unsigned nb_scan_forward(unsigned *index, uint64_t word)
{
    if (word == 0)
        return 0;
    *index = nb_lsb(word);
    return 1;
}

/** The index of the highest bit, by smearing; the word is not 0. */
static inline unsigned nb_msb_smeared(uint64_t word)
{
    assert(word != 0);
    return nb_top_of_run(nb_smear_down64(word));
}

/** The index of the highest bit, by a double; the word is not 0. */
static inline unsigned nb_msb_double(uint64_t word)
{
    return nb_exponent_of_double(word & ~(word >> 32));
}

/** The index of the highest bit, by a loop; the word is not 0. */
static inline unsigned nb_msb_loop(uint64_t word)
{
    unsigned index = 0;

    assert(word != 0);
    while ((word >>= 1) != 0)
        index++;
    return index;
}

/** The same from above: count if a bit stands above as many, or 0. */
static inline unsigned nb_skip_high(uint64_t word, unsigned count)
{
    return word >> count != 0 ? count : 0;
}

/** The index of the highest bit, by halves; the word is not 0. */
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

/** The index of the highest bit, by GNU C's builtin; not for 0. */
static inline unsigned nb_msb_builtin(uint64_t word)
{
    assert(word != 0);
#if NB_GNU_C
    return 63 ^ (unsigned)__builtin_clzll(word);
#else
    return nb_msb_smeared(word);
#endif
}

/** The index of the highest bit, 0 to 63; the word is not 0. */
static inline unsigned nb_msb(uint64_t word)
{
    return nb_msb_builtin(word);
}

/** The index of the highest bit of a word, or 64 for 0. */
static inline unsigned nb_msb_or_64(uint64_t word)
{
    return word != 0 ? nb_msb(word) : 64;
}

/**
 * Stores the indices of a word's bits, the lowest first, and returns
 * how many there are. There must be room for them: 64 is enough.
 */
static inline unsigned nb_serialise(uint8_t *squares, uint64_t set)
{
    unsigned count = 0;

    for (; set != 0; set = nb_reset_lsb64(set))
        squares[count++] = (uint8_t)nb_lsb(set);
    return count;
}

/** The type of the ways to scan and to count. */
typedef unsigned nb_scan_function(uint64_t);

#ifdef __cplusplus
extern "C" {
#endif
/** The ways to find the lowest bit. */
extern const nb_variants nb_lsb_variants;
/** The ways to find the highest bit. */
extern const nb_variants nb_msb_variants;
/** The ways to count bits. */
extern const nb_variants nb_popcount_variants;
#ifdef __cplusplus
}
#endif
#endif
