/*
 * swar.h: sixteen nibbles in a word of 64 bits, or eight in one of 32,
 * worked on at once. Lane 0 is bits 0 to 3. Flags answer a question
 * about lanes: bit 3 of every lane for which it is true. Debug builds
 * assert the limits that a contract sets to an argument.
 */
#ifndef NB_SWAR_H
#define NB_SWAR_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/** Bit 0 of every lane; multiplied by a nibble, 16 copies of it. */
#define NB_L64 (~UINT64_C(0) / 15)
/** Bit 3 of every lane. */
#define NB_H64 (NB_L64 << 3)
/** NB_L64 in the eight lanes of 32 bits. */
#define NB_L32 ((uint32_t)NB_L64)
/** NB_H64 in the eight lanes of 32 bits. */
#define NB_H32 ((uint32_t)NB_H64)

/**
 * Return the sum in each field of two words, modulo 2 to the power of
 * the field's width. The fields may have any widths; tops has the
 * highest bit of each. Source: Chess Programming Wiki, Nibble.
 */
static inline uint64_t nb_add_fields(uint64_t x, uint64_t y,
                                     uint64_t tops)
{
    return ((x & ~tops) + (y & ~tops)) ^ ((x ^ y) & tops);
}

/** Return the difference in each field; tops as for nb_add_fields. */
static inline uint64_t nb_sub_fields(uint64_t x, uint64_t y,
                                     uint64_t tops)
{
    return ((x | tops) - (y & ~tops)) ^ (~(x ^ y) & tops);
}

/**
 * Return the average in each field of two words, unsigned, rounded
 * down. The fields may have any widths; bottoms has the lowest bit of
 * each.
 */
static inline uint64_t nb_average_fields(uint64_t x, uint64_t y,
                                         uint64_t bottoms)
{
    return (x & y) + (((x ^ y) & ~bottoms) >> 1);
}

/** Return 16 sums of lanes modulo 16, signed or not. */
static inline uint64_t nb_add64(uint64_t x, uint64_t y)
{
    return nb_add_fields(x, y, NB_H64);
}

/** Return 16 differences of lanes modulo 16, signed or not. */
static inline uint64_t nb_sub64(uint64_t x, uint64_t y)
{
    return nb_sub_fields(x, y, NB_H64);
}

/** Return every lane negated, modulo 16: 8 (-8) stays 8. */
static inline uint64_t nb_neg64(uint64_t x)
{
    return nb_sub64(0, x);
}

/** Return the averages of unsigned lanes, rounded down. */
static inline uint64_t nb_average64(uint64_t x, uint64_t y)
{
    return nb_average_fields(x, y, NB_L64);
}

/** Return the averages of unsigned lanes, rounded up. */
static inline uint64_t nb_average_up64(uint64_t x, uint64_t y)
{
    return (x | y) - (((x ^ y) & ~NB_L64) >> 1);
}

/** Return the averages of signed lanes, rounded down. */
static inline uint64_t nb_average_signed64(uint64_t x, uint64_t y)
{
    return nb_average64(x ^ NB_H64, y ^ NB_H64) ^ NB_H64;
}

/** Return sixteen copies of a nibble, which is at most 15. */
static inline uint64_t nb_broadcast64(unsigned nibble)
{
    assert(nibble <= 15);
    return nibble * NB_L64;
}

/** Return lane i, 0 to 15, of a word. */
static inline unsigned nb_lane64(uint64_t x, unsigned i)
{
    assert(i <= 15);
    return (unsigned)(x >> 4 * i & 15);
}

/** Return the word with a nibble, at most 15, in lane i, 0 to 15. */
static inline uint64_t nb_with_lane64(uint64_t x, unsigned i,
                                      unsigned nibble)
{
    assert(i <= 15 && nibble <= 15);
    return (x & ~(UINT64_C(15) << 4 * i)) | (uint64_t)nibble << 4 * i;
}

/** Return every lane shifted left by k, 0 to 3; what leaves is lost. */
static inline uint64_t nb_shl64(uint64_t x, unsigned k)
{
    assert(k <= 3);
    return (x & nb_broadcast64(15u >> k)) << k;
}

/** Return every lane shifted right by k, 0 to 3, filled with zeros. */
static inline uint64_t nb_shr64(uint64_t x, unsigned k)
{
    assert(k <= 3);
    return x >> k & nb_broadcast64(15u >> k);
}

/** Return every lane shifted right by k, 0 to 3, copying its sign. */
static inline uint64_t nb_sar64(uint64_t x, unsigned k)
{
    return nb_sub64(nb_shr64(x ^ NB_H64, k), nb_shr64(NB_H64, k));
}

/**
 * Return a mask with four ones in every lane that has a flag. No bit
 * but 3 of a lane may be set.
 */
static inline uint64_t nb_mask64(uint64_t flags)
{
    assert((flags & ~NB_H64) == 0);
    return (flags << 1) - (flags >> 3);
}

/** Return the bits of x where mask has ones, else those of y. */
static inline uint64_t nb_select64(uint64_t mask, uint64_t x,
                                   uint64_t y)
{
    return y ^ ((x ^ y) & mask);
}

/** Return every signed lane's distance from 0, unsigned, 0 to 8. */
static inline uint64_t nb_abs64(uint64_t x)
{
    const uint64_t signs = x & NB_H64;

    return (x ^ nb_mask64(signs)) + (signs >> 3);
}

/** Return flags of the lanes that are 0. */
static inline uint64_t nb_zero64(uint64_t x)
{
    return ~(((x & ~NB_H64) + ~NB_H64) | x) & NB_H64;
}

/** Return flags of the lanes that are equal in both words. */
static inline uint64_t nb_equal64(uint64_t x, uint64_t y)
{
    return nb_zero64(x ^ y);
}

/** Return whether any lane is 0. */
static inline bool nb_has_zero64(uint64_t x)
{
    return ((x - NB_L64) & ~x & NB_H64) != 0;
}

/** Return flags of the lanes whose unsigned sum is more than 15. */
static inline uint64_t nb_add_carries64(uint64_t x, uint64_t y)
{
    return nb_average64(x, y) & NB_H64;
}

/** Return flags of the lanes whose unsigned difference is below 0. */
static inline uint64_t nb_sub_borrows64(uint64_t x, uint64_t y)
{
    return nb_average64(~x, y) & NB_H64;
}

/** Return flags of the lanes whose signed sum is outside -8 to 7. */
static inline uint64_t nb_add_overflows64(uint64_t x, uint64_t y)
{
    return ~(x ^ y) & (x ^ nb_add64(x, y)) & NB_H64;
}

/** Return flags of lanes whose signed difference is outside -8..7. */
static inline uint64_t nb_sub_overflows64(uint64_t x, uint64_t y)
{
    return (x ^ y) & (x ^ nb_sub64(x, y)) & NB_H64;
}

/** Return unsigned sums of lanes, saturated at 15. */
static inline uint64_t nb_add_saturated64(uint64_t x, uint64_t y)
{
    return nb_add64(x, y) | nb_mask64(nb_add_carries64(x, y));
}

/** Return the limit on each signed lane's side of 0: 7, or 8 (-8). */
static inline uint64_t nb_limits64(uint64_t x)
{
    return ~NB_H64 + (x >> 3 & NB_L64);
}

/** Return signed sums of lanes, saturated at 7 and 8 (-8). */
static inline uint64_t nb_add_saturated_signed64(uint64_t x, uint64_t y)
{
    const uint64_t over = nb_mask64(nb_add_overflows64(x, y));

    return nb_select64(over, nb_limits64(x), nb_add64(x, y));
}

/** Return signed differences of lanes, saturated at 7 and 8 (-8). */
static inline uint64_t nb_sub_saturated_signed64(uint64_t x, uint64_t y)
{
    const uint64_t over = nb_mask64(nb_sub_overflows64(x, y));

    return nb_select64(over, nb_limits64(x), nb_sub64(x, y));
}

/** Return flags of the lanes where unsigned x is less than y. */
static inline uint64_t nb_less64(uint64_t x, uint64_t y)
{
    return nb_sub_borrows64(x, y);
}

/** Return flags of the lanes where unsigned x is at most y. */
static inline uint64_t nb_less_equal64(uint64_t x, uint64_t y)
{
    return nb_average_up64(~x, y) & NB_H64;
}

/** Return flags of the lanes where signed x is less than y. */
static inline uint64_t nb_less_signed64(uint64_t x, uint64_t y)
{
    return nb_less64(x ^ NB_H64, y ^ NB_H64);
}

/** Return flags of the lanes where signed x is at most y. */
static inline uint64_t nb_less_equal_signed64(uint64_t x, uint64_t y)
{
    return nb_less_equal64(x ^ NB_H64, y ^ NB_H64);
}

/** Return the lesser of each two unsigned lanes. */
static inline uint64_t nb_min64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less64(x, y)), x, y);
}

/** Return the greater of each two unsigned lanes. */
static inline uint64_t nb_max64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less64(x, y)), y, x);
}

/** Return the lesser of each two signed lanes. */
static inline uint64_t nb_min_signed64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less_signed64(x, y)), x, y);
}

/** Return the greater of each two signed lanes. */
static inline uint64_t nb_max_signed64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less_signed64(x, y)), y, x);
}

/** Return the distance of each two unsigned lanes, 0 to 15. */
static inline uint64_t nb_abs_diff64(uint64_t x, uint64_t y)
{
    return nb_max64(x, y) - nb_min64(x, y);
}

/** Return unsigned differences of lanes, saturated at 0. */
static inline uint64_t nb_sub_saturated64(uint64_t x, uint64_t y)
{
    return nb_max64(x, y) - y;
}

/**
 * Return ones in every other field of a width, from the lowest on. The
 * width is 1, 2, 4, 8, 16 or 32 bits.
 */
static inline uint64_t nb_every_other(unsigned width)
{
    assert(width != 0 && width < 64 && 64 % width == 0);
    return ~UINT64_C(0) / ((UINT64_C(1) << width) + 1);
}

/**
 * Return x with each two neighbouring fields exchanged. The width of a
 * field is as for nb_every_other.
 */
static inline uint64_t nb_swap_neighbours(uint64_t x, unsigned width)
{
    const uint64_t low = nb_every_other(width);

    return (x & low) << width | (x >> width & low);
}

/**
 * Return the sum of each two neighbouring fields, in the room of both.
 * The width of a field is as for nb_every_other.
 */
static inline uint64_t nb_add_neighbours(uint64_t x, unsigned width)
{
    const uint64_t low = nb_every_other(width);

    return (x & low) + (x >> width & low);
}

/** Return the bytes in reverse order. */
static inline uint64_t nb_swap_bytes(uint64_t x)
{
    x = nb_swap_neighbours(x, 8);
    x = nb_swap_neighbours(x, 16);
    return nb_swap_neighbours(x, 32);
}

/** Return the lanes in reverse order. */
static inline uint64_t nb_reverse64(uint64_t x)
{
    return nb_swap_bytes(nb_swap_neighbours(x, 4));
}

/** Return the number of ones in every lane, 0 to 4. */
static inline uint64_t nb_lane_popcount64(uint64_t x)
{
    return nb_add_neighbours(nb_add_neighbours(x, 1), 2);
}

/** Return the bits of every lane in reverse order. */
static inline uint64_t nb_lane_reverse64(uint64_t x)
{
    return nb_swap_neighbours(nb_swap_neighbours(x, 1), 2);
}

/** Return eight nibbles, lane i in the low nibble of byte i. */
static inline uint64_t nb_nibbles_to_bytes(uint32_t nibbles)
{
    uint64_t x = nibbles;

    x = (x | x << 16) & nb_every_other(16);
    x = (x | x << 8) & nb_every_other(8);
    return (x | x << 4) & nb_every_other(4);
}

/** Return the low nibble of byte i in lane i; ignore the high ones. */
static inline uint32_t nb_bytes_to_nibbles(uint64_t bytes)
{
    uint64_t x = bytes & nb_every_other(4);

    x = (x | x >> 4) & nb_every_other(8);
    x = (x | x >> 8) & nb_every_other(16);
    return (uint32_t)(x | x >> 16);
}

/**
 * Return ones in every fourth field of a width, from the lowest on. The
 * width is 1, 2, 4, 8 or 16 bits.
 */
static inline uint64_t nb_every_fourth(unsigned width)
{
    return nb_every_other(width) & nb_every_other(2 * width);
}

/** Return sixteen bits, bit i in bit 0 of lane i. */
static inline uint64_t nb_bits_to_nibbles(uint16_t bits)
{
    uint64_t x = bits;

    x = (x | x << 24) & nb_every_fourth(8);
    x = (x | x << 12) & nb_every_fourth(4);
    x = (x | x << 6) & nb_every_fourth(2);
    return (x | x << 3) & nb_every_fourth(1);
}

/** Return bit 0 of lane i as bit i; the other bits are ignored. */
static inline uint16_t nb_nibbles_to_bits(uint64_t nibbles)
{
    uint64_t x = nibbles & nb_every_fourth(1);

    x = (x | x >> 3) & nb_every_fourth(2);
    x = (x | x >> 6) & nb_every_fourth(4);
    x = (x | x >> 12) & nb_every_fourth(8);
    return (uint16_t)(x | x >> 24);
}

/** Bit 0 of every byte; multiplied by a byte, 8 copies of it. */
#define NB_BYTES (~UINT64_C(0) / 255)

/** Return the sum of eight bytes. The sum must be at most 255. */
static inline unsigned nb_sum_bytes(uint64_t x)
{
    return (unsigned)(x * NB_BYTES >> 56);
}

/** Return the sum of all lanes, 0 to 240. */
static inline unsigned nb_sum64(uint64_t x)
{
    return nb_sum_bytes(nb_add_neighbours(x, 4));
}

/** Return eight bits, bit i in bit 0 of byte i. */
static inline uint64_t nb_bits_to_bytes(uint8_t bits)
{
    const uint64_t low = bits & 0x7F, high = bits >> 7;
    const uint64_t copies = low * UINT64_C(0x0000040810204081);

    return (copies & NB_BYTES) | high << 56;
}

/** Return bit 0 of byte i as bit i; the other bits are ignored. */
static inline uint8_t nb_bytes_to_bits(uint64_t bytes)
{
    const uint64_t bits = bytes & NB_BYTES;

    return (uint8_t)(bits * UINT64_C(0x0102040810204080) >> 56);
}

/**
 * Return every lane of x shifted left by i, 0 to 3, where the same lane
 * of y has bit i, and 0 elsewhere.
 */
static inline uint64_t nb_partial_product64(uint64_t x, uint64_t y,
                                            unsigned i)
{
    assert(i <= 3);
    return nb_shl64(x, i) & nb_mask64(y << (3 - i) & NB_H64);
}

/** Return 16 products of lanes modulo 16, signed or not. */
static inline uint64_t nb_mul64(uint64_t x, uint64_t y)
{
    return nb_add64(nb_add64(nb_partial_product64(x, y, 0),
                             nb_partial_product64(x, y, 1)),
                    nb_add64(nb_partial_product64(x, y, 2),
                             nb_partial_product64(x, y, 3)));
}

/**
 * Return the hexadecimal digits of eight nibbles, in lower case. The
 * digit of lane i is byte i.
 */
static inline uint64_t nb_nibbles_to_hex(uint32_t nibbles)
{
    const uint64_t n = nb_nibbles_to_bytes(nibbles);
    const uint64_t letters = (n + 6 * NB_BYTES) >> 4 & NB_BYTES;

    return n + '0' * NB_BYTES + ('a' - '9' - 1) * letters;
}

/**
 * Return the nibbles of eight hexadecimal digits of any case, as
 * nb_hex_to_nibbles does. Other characters give nibbles that mean
 * nothing.
 */
static inline uint32_t nb_hex_values(uint64_t characters)
{
    const uint64_t letters = characters >> 6 & NB_BYTES;
    const uint64_t low = characters & 15 * NB_BYTES;

    return nb_bytes_to_nibbles(low + 9 * letters);
}

/** Return whether eight characters are all hexadecimal digits. */
static inline bool nb_is_hex(uint64_t characters)
{
    const uint64_t big = characters >> 6 & NB_BYTES;

    return nb_nibbles_to_hex(nb_hex_values(characters)) ==
           (characters | big << 5);
}

/**
 * Return the nibbles of eight hexadecimal digits of any case; the digit
 * in byte i is lane i. Debug builds assert that all are digits.
 */
static inline uint32_t nb_hex_to_nibbles(uint64_t digits)
{
    assert(nb_is_hex(digits));
    return nb_hex_values(digits);
}

/** nb_add64 in the eight lanes of 32 bits. */
static inline uint32_t nb_add32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_add64(x, y);
}

/** nb_sub64 in the eight lanes of 32 bits. */
static inline uint32_t nb_sub32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_sub64(x, y);
}

/** nb_neg64 in the eight lanes of 32 bits. */
static inline uint32_t nb_neg32(uint32_t x)
{
    return (uint32_t)nb_neg64(x);
}

/** nb_abs64 in the eight lanes of 32 bits. */
static inline uint32_t nb_abs32(uint32_t x)
{
    return (uint32_t)nb_abs64(x);
}

/** nb_average64 in the eight lanes of 32 bits. */
static inline uint32_t nb_average32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_average64(x, y);
}

/** nb_average_up64 in the eight lanes of 32 bits. */
static inline uint32_t nb_average_up32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_average_up64(x, y);
}

/** nb_average_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_average_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_average_signed64(x, y);
}

/** nb_mul64 in the eight lanes of 32 bits. */
static inline uint32_t nb_mul32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_mul64(x, y);
}

/** nb_shl64 in the eight lanes of 32 bits. */
static inline uint32_t nb_shl32(uint32_t x, unsigned k)
{
    return (uint32_t)nb_shl64(x, k);
}

/** nb_shr64 in the eight lanes of 32 bits. */
static inline uint32_t nb_shr32(uint32_t x, unsigned k)
{
    return (uint32_t)nb_shr64(x, k);
}

/** nb_sar64 in the eight lanes of 32 bits. */
static inline uint32_t nb_sar32(uint32_t x, unsigned k)
{
    return (uint32_t)nb_sar64(x, k);
}

/** nb_mask64 in the eight lanes of 32 bits. */
static inline uint32_t nb_mask32(uint32_t x)
{
    return (uint32_t)nb_mask64(x);
}

/** nb_zero64 in the eight lanes of 32 bits. */
static inline uint32_t nb_zero32(uint32_t x)
{
    return (uint32_t)nb_zero64(x);
}

/** nb_equal64 in the eight lanes of 32 bits. */
static inline uint32_t nb_equal32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_equal64(x, y);
}

/** nb_less64 in the eight lanes of 32 bits. */
static inline uint32_t nb_less32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_less64(x, y);
}

/** nb_less_equal64 in the eight lanes of 32 bits. */
static inline uint32_t nb_less_equal32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_less_equal64(x, y);
}

/** nb_less_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_less_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_less_signed64(x, y);
}

/** nb_less_equal_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_less_equal_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_less_equal_signed64(x, y);
}

/** nb_min64 in the eight lanes of 32 bits. */
static inline uint32_t nb_min32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_min64(x, y);
}

/** nb_max64 in the eight lanes of 32 bits. */
static inline uint32_t nb_max32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_max64(x, y);
}

/** nb_min_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_min_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_min_signed64(x, y);
}

/** nb_max_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_max_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_max_signed64(x, y);
}

/** nb_abs_diff64 in the eight lanes of 32 bits. */
static inline uint32_t nb_abs_diff32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_abs_diff64(x, y);
}

/** nb_add_carries64 in the eight lanes of 32 bits. */
static inline uint32_t nb_add_carries32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_add_carries64(x, y);
}

/** nb_sub_borrows64 in the eight lanes of 32 bits. */
static inline uint32_t nb_sub_borrows32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_sub_borrows64(x, y);
}

/** nb_add_overflows64 in the eight lanes of 32 bits. */
static inline uint32_t nb_add_overflows32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_add_overflows64(x, y);
}

/** nb_sub_overflows64 in the eight lanes of 32 bits. */
static inline uint32_t nb_sub_overflows32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_sub_overflows64(x, y);
}

/** nb_add_saturated64 in the eight lanes of 32 bits. */
static inline uint32_t nb_add_saturated32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_add_saturated64(x, y);
}

/** nb_sub_saturated64 in the eight lanes of 32 bits. */
static inline uint32_t nb_sub_saturated32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_sub_saturated64(x, y);
}

/** nb_add_saturated_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_add_saturated_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_add_saturated_signed64(x, y);
}

/** nb_sub_saturated_signed64 in the eight lanes of 32 bits. */
static inline uint32_t nb_sub_saturated_signed32(uint32_t x, uint32_t y)
{
    return (uint32_t)nb_sub_saturated_signed64(x, y);
}

/** nb_lane_popcount64 in the eight lanes of 32 bits. */
static inline uint32_t nb_lane_popcount32(uint32_t x)
{
    return (uint32_t)nb_lane_popcount64(x);
}

/** nb_lane_reverse64 in the eight lanes of 32 bits. */
static inline uint32_t nb_lane_reverse32(uint32_t x)
{
    return (uint32_t)nb_lane_reverse64(x);
}

/** nb_broadcast64 in the eight lanes of 32 bits. */
static inline uint32_t nb_broadcast32(unsigned nibble)
{
    return (uint32_t)nb_broadcast64(nibble);
}

/** Return lane i, 0 to 7, of a word of 32 bits. */
static inline unsigned nb_lane32(uint32_t x, unsigned i)
{
    assert(i <= 7);
    return nb_lane64(x, i);
}

/** Return the word with a nibble, at most 15, in lane i, 0 to 7. */
static inline uint32_t nb_with_lane32(uint32_t x, unsigned i,
                                      unsigned nibble)
{
    assert(i <= 7);
    return (uint32_t)nb_with_lane64(x, i, nibble);
}

/** nb_select64 in the eight lanes of 32 bits. */
static inline uint32_t nb_select32(uint32_t mask, uint32_t x,
                                   uint32_t y)
{
    return (uint32_t)nb_select64(mask, x, y);
}

/** nb_has_zero64 in the eight lanes of 32 bits. */
static inline bool nb_has_zero32(uint32_t x)
{
    return ((x - NB_L32) & ~x & NB_H32) != 0;
}

/** nb_reverse64 in the eight lanes of 32 bits. */
static inline uint32_t nb_reverse32(uint32_t x)
{
    x = (uint32_t)nb_swap_neighbours(x, 4);
    x = (uint32_t)nb_swap_neighbours(x, 8);
    return x << 16 | x >> 16;
}

/** nb_sum64 in the eight lanes of 32 bits. It is 0 to 120. */
static inline unsigned nb_sum32(uint32_t x)
{
    return nb_sum64(x);
}

#endif
