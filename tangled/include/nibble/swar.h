/*
 * swar.h: sixteen nibbles in a word of 64 bits, or eight in one of 32,
 * worked on at once. Lane 0 is bits 0 to 3. A question about lanes is
 * answered by flags: bit 3 of every lane for which it is true.
 */
#ifndef NB_SWAR_H
#define NB_SWAR_H

#include <assert.h>
#include <stdint.h>

/** Bit 0 of every lane: times a nibble, sixteen copies of it. */
#define NB_L64 (~UINT64_C(0) / 15)
/** Bit 3 of every lane. */
#define NB_H64 (NB_L64 << 3)
/** NB_L64 in the eight lanes of 32 bits. */
#define NB_L32 ((uint32_t)NB_L64)
/** NB_H64 in the eight lanes of 32 bits. */
#define NB_H32 ((uint32_t)NB_H64)

/**
 * The sum in each field of a word, modulo its size. The fields are of
 * any widths; tops has the highest bit of each.
 */
static inline uint64_t nb_add_fields64(uint64_t x, uint64_t y,
                                       uint64_t tops)
{
    return ((x & ~tops) + (y & ~tops)) ^ ((x ^ y) & tops);
}

/** The difference in each field; tops as for nb_add_fields64. */
static inline uint64_t nb_sub_fields64(uint64_t x, uint64_t y,
                                       uint64_t tops)
{
    return ((x | tops) - (y & ~tops)) ^ (~(x ^ y) & tops);
}

/**
 * The average in each field, unsigned, rounded down. The fields are of
 * any widths; bottoms has the lowest bit of each.
 */
static inline uint64_t nb_average_fields64(uint64_t x, uint64_t y,
                                           uint64_t bottoms)
{
    return (x & y) + (((x ^ y) & ~bottoms) >> 1);
}

/** The sums of 16 pairs of lanes modulo 16, signed or not. */
static inline uint64_t nb_add64(uint64_t x, uint64_t y)
{
    return nb_add_fields64(x, y, NB_H64);
}

/** The differences of 16 pairs of lanes modulo 16, signed or not. */
static inline uint64_t nb_sub64(uint64_t x, uint64_t y)
{
    return nb_sub_fields64(x, y, NB_H64);
}

/** Every lane with the other sign, modulo 16: 8 (-8) stays 8. */
static inline uint64_t nb_neg64(uint64_t x)
{
    return nb_sub64(0, x);
}

/** The averages of unsigned lanes, rounded down. */
static inline uint64_t nb_average64(uint64_t x, uint64_t y)
{
    return nb_average_fields64(x, y, NB_L64);
}

/** The averages of unsigned lanes, rounded up. */
static inline uint64_t nb_average_up64(uint64_t x, uint64_t y)
{
    return (x | y) - (((x ^ y) & ~NB_L64) >> 1);
}

/** The averages of signed lanes, rounded down. */
static inline uint64_t nb_average_signed64(uint64_t x, uint64_t y)
{
    return nb_average64(x ^ NB_H64, y ^ NB_H64) ^ NB_H64;
}

/** Sixteen copies of a nibble, which is at most 15. */
static inline uint64_t nb_broadcast64(unsigned nibble)
{
    assert(nibble <= 15);
    return nibble * NB_L64;
}

/** Lane i, 0 to 15, of a word. */
static inline unsigned nb_lane64(uint64_t x, unsigned i)
{
    assert(i <= 15);
    return (unsigned)(x >> 4 * i & 15);
}

/** The word with a nibble, which is at most 15, in lane i, 0 to 15. */
static inline uint64_t nb_with_lane64(uint64_t x, unsigned i,
                                      unsigned nibble)
{
    assert(i <= 15 && nibble <= 15);
    return (x & ~(UINT64_C(15) << 4 * i)) | (uint64_t)nibble << 4 * i;
}

/** Every lane shifted left by k, 0 to 3; what leaves it is lost. */
static inline uint64_t nb_shl64(uint64_t x, unsigned k)
{
    assert(k <= 3);
    return (x & nb_broadcast64(15u >> k)) << k;
}

/** Every lane shifted right by k, 0 to 3, filled with zeros. */
static inline uint64_t nb_shr64(uint64_t x, unsigned k)
{
    assert(k <= 3);
    return x >> k & nb_broadcast64(15u >> k);
}

/** Every lane shifted right by k, 0 to 3, copying its sign. */
static inline uint64_t nb_sar64(uint64_t x, unsigned k)
{
    return nb_sub64(nb_shr64(x ^ NB_H64, k), nb_shr64(NB_H64, k));
}

/** The lanes that have a flag, as lanes of four ones. */
static inline uint64_t nb_mask64(uint64_t flags)
{
    assert((flags & ~NB_H64) == 0);
    return (flags << 1) - (flags >> 3);
}

/** Lanes of x where the mask has ones, and of y where it has none. */
static inline uint64_t nb_select64(uint64_t mask, uint64_t x,
                                   uint64_t y)
{
    return y ^ ((x ^ y) & mask);
}

/** The distance of every signed lane from 0: unsigned, 0 to 8. */
static inline uint64_t nb_abs64(uint64_t x)
{
    const uint64_t signs = x & NB_H64;

    return (x ^ nb_mask64(signs)) + (signs >> 3);
}

/** Flags of the lanes that are 0. */
static inline uint64_t nb_zero64(uint64_t x)
{
    return ~(((x & ~NB_H64) + ~NB_H64) | x) & NB_H64;
}

/** Flags of the lanes that are equal. */
static inline uint64_t nb_equal64(uint64_t x, uint64_t y)
{
    return nb_zero64(x ^ y);
}

/** 1 if any lane is 0, else 0. */
static inline unsigned nb_has_zero64(uint64_t x)
{
    return ((x - NB_L64) & ~x & NB_H64) != 0;
}

/** Flags of the lanes whose unsigned sum is more than 15. */
static inline uint64_t nb_add_carries64(uint64_t x, uint64_t y)
{
    return nb_average64(x, y) & NB_H64;
}

/** Flags of the lanes whose unsigned difference is below 0. */
static inline uint64_t nb_sub_borrows64(uint64_t x, uint64_t y)
{
    return nb_average64(~x, y) & NB_H64;
}

/** Flags of the lanes whose signed sum is outside of -8 to 7. */
static inline uint64_t nb_add_overflows64(uint64_t x, uint64_t y)
{
    return ~(x ^ y) & (x ^ nb_add64(x, y)) & NB_H64;
}

/** Flags of the lanes whose signed difference is outside of -8 to 7. */
static inline uint64_t nb_sub_overflows64(uint64_t x, uint64_t y)
{
    return (x ^ y) & (x ^ nb_sub64(x, y)) & NB_H64;
}

/** The sums of unsigned lanes, at most 15. */
static inline uint64_t nb_add_saturated64(uint64_t x, uint64_t y)
{
    return nb_add64(x, y) | nb_mask64(nb_add_carries64(x, y));
}

/** For every signed lane the end that it points to: 7, or 8 (-8). */
static inline uint64_t nb_ends64(uint64_t x)
{
    return ~NB_H64 + (x >> 3 & NB_L64);
}

/** The sums of signed lanes, or the nearer of 7 and 8 (-8). */
static inline uint64_t nb_add_saturated_signed64(uint64_t x, uint64_t y)
{
    const uint64_t over = nb_mask64(nb_add_overflows64(x, y));

    return nb_select64(over, nb_ends64(x), nb_add64(x, y));
}

/** The differences of signed lanes, or the nearer of 7 and 8 (-8). */
static inline uint64_t nb_sub_saturated_signed64(uint64_t x, uint64_t y)
{
    const uint64_t over = nb_mask64(nb_sub_overflows64(x, y));

    return nb_select64(over, nb_ends64(x), nb_sub64(x, y));
}

/** Flags of the lanes where unsigned x is less than y. */
static inline uint64_t nb_less64(uint64_t x, uint64_t y)
{
    return nb_sub_borrows64(x, y);
}

/** Flags of the lanes where unsigned x is at most y. */
static inline uint64_t nb_less_equal64(uint64_t x, uint64_t y)
{
    return nb_average_up64(~x, y) & NB_H64;
}

/** Flags of the lanes where signed x is less than y. */
static inline uint64_t nb_less_signed64(uint64_t x, uint64_t y)
{
    return nb_less64(x ^ NB_H64, y ^ NB_H64);
}

/** Flags of the lanes where signed x is at most y. */
static inline uint64_t nb_less_equal_signed64(uint64_t x, uint64_t y)
{
    return nb_less_equal64(x ^ NB_H64, y ^ NB_H64);
}

/** The lesser of each two unsigned lanes. */
static inline uint64_t nb_min64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less64(x, y)), x, y);
}

/** The greater of each two unsigned lanes. */
static inline uint64_t nb_max64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less64(x, y)), y, x);
}

/** The lesser of each two signed lanes. */
static inline uint64_t nb_min_signed64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less_signed64(x, y)), x, y);
}

/** The greater of each two signed lanes. */
static inline uint64_t nb_max_signed64(uint64_t x, uint64_t y)
{
    return nb_select64(nb_mask64(nb_less_signed64(x, y)), y, x);
}

/** The distances of unsigned lanes. */
static inline uint64_t nb_abs_diff64(uint64_t x, uint64_t y)
{
    return nb_max64(x, y) - nb_min64(x, y);
}

/** The differences of unsigned lanes, at least 0. */
static inline uint64_t nb_sub_saturated64(uint64_t x, uint64_t y)
{
    return nb_max64(x, y) - y;
}

/**
 * Every other field of a width in bits, from the lowest on, as ones.
 * The width is 1, 2, 4, 8, 16 or 32, which debug builds assert.
 */
static inline uint64_t nb_every_other64(unsigned width)
{
    assert(width != 0 && width < 64 && 64 % width == 0);
    return ~UINT64_C(0) / ((UINT64_C(1) << width) + 1);
}

/** Each two neighbouring fields of a width exchanged. */
static inline uint64_t nb_swap_neighbours64(uint64_t x, unsigned width)
{
    const uint64_t low = nb_every_other64(width);

    return (x & low) << width | (x >> width & low);
}

/** The sum of each two neighbouring fields, in their common room. */
static inline uint64_t nb_add_neighbours64(uint64_t x, unsigned width)
{
    const uint64_t low = nb_every_other64(width);

    return (x & low) + (x >> width & low);
}

/** The bytes in reverse order. */
static inline uint64_t nb_swap_bytes64(uint64_t x)
{
    x = nb_swap_neighbours64(x, 8);
    x = nb_swap_neighbours64(x, 16);
    return nb_swap_neighbours64(x, 32);
}

/** The lanes in reverse order. */
static inline uint64_t nb_reverse64(uint64_t x)
{
    return nb_swap_bytes64(nb_swap_neighbours64(x, 4));
}

/** The number of ones in every lane, 0 to 4. */
static inline uint64_t nb_lane_popcount64(uint64_t x)
{
    return nb_add_neighbours64(nb_add_neighbours64(x, 1), 2);
}

/** The bits of every lane in reverse order. */
static inline uint64_t nb_lane_reverse64(uint64_t x)
{
    return nb_swap_neighbours64(nb_swap_neighbours64(x, 1), 2);
}

/** Eight nibbles, each in a byte of its own. */
static inline uint64_t nb_nibbles_to_bytes(uint32_t nibbles)
{
    uint64_t x = nibbles;

    x = (x | x << 16) & nb_every_other64(16);
    x = (x | x << 8) & nb_every_other64(8);
    return (x | x << 4) & nb_every_other64(4);
}

/** The low nibbles of eight bytes; their high nibbles are ignored. */
static inline uint32_t nb_bytes_to_nibbles(uint64_t bytes)
{
    uint64_t x = bytes & nb_every_other64(4);

    x = (x | x >> 4) & nb_every_other64(8);
    x = (x | x >> 8) & nb_every_other64(16);
    return (uint32_t)(x | x >> 16);
}

/** Every fourth field of a width in bits, which is at most 16. */
static inline uint64_t nb_every_fourth64(unsigned width)
{
    return nb_every_other64(width) & nb_every_other64(2 * width);
}

/** Sixteen bits, each in bit 0 of a lane of its own. */
static inline uint64_t nb_bits_to_nibbles(uint16_t bits)
{
    uint64_t x = bits;

    x = (x | x << 24) & nb_every_fourth64(8);
    x = (x | x << 12) & nb_every_fourth64(4);
    x = (x | x << 6) & nb_every_fourth64(2);
    return (x | x << 3) & nb_every_fourth64(1);
}

/** Bit 0 of each of sixteen lanes; their other bits are ignored. */
static inline uint16_t nb_nibbles_to_bits(uint64_t nibbles)
{
    uint64_t x = nibbles & nb_every_fourth64(1);

    x = (x | x >> 3) & nb_every_fourth64(2);
    x = (x | x >> 6) & nb_every_fourth64(4);
    x = (x | x >> 12) & nb_every_fourth64(8);
    return (uint16_t)(x | x >> 24);
}

/** Bit 0 of every byte: times a byte, eight copies of it. */
#define NB_BYTES64 (~UINT64_C(0) / 255)

/** The sum of eight bytes, if it is at most 255. */
static inline unsigned nb_sum_bytes64(uint64_t x)
{
    return (unsigned)(x * NB_BYTES64 >> 56);
}

/** The sum of all lanes, 0 to 240. */
static inline unsigned nb_sum64(uint64_t x)
{
    return nb_sum_bytes64(nb_add_neighbours64(x, 4));
}

/** Eight bits, each in bit 0 of a byte of its own. */
static inline uint64_t nb_bits_to_bytes(uint8_t bits)
{
    const uint64_t low = bits & 0x7F, high = bits >> 7;
    const uint64_t copies = low * UINT64_C(0x0000040810204081);

    return (copies & NB_BYTES64) | high << 56;
}

/** Bit 0 of each of eight bytes; their other bits are ignored. */
static inline uint8_t nb_bytes_to_bits(uint64_t bytes)
{
    const uint64_t bits = bytes & NB_BYTES64;

    return (uint8_t)(bits * UINT64_C(0x0102040810204080) >> 56);
}

/** Every lane of x times bit i, 0 to 3, of its partner, modulo 16. */
static inline uint64_t nb_partial_product64(uint64_t x, uint64_t y,
                                            unsigned i)
{
    assert(i <= 3);
    return nb_shl64(x, i) & nb_mask64(y << (3 - i) & NB_H64);
}

/** The products of lanes modulo 16, signed or not. */
static inline uint64_t nb_mul64(uint64_t x, uint64_t y)
{
    return nb_add64(nb_add64(nb_partial_product64(x, y, 0),
                             nb_partial_product64(x, y, 1)),
                    nb_add64(nb_partial_product64(x, y, 2),
                             nb_partial_product64(x, y, 3)));
}

/**
 * The eight hexadecimal digits of eight nibbles, in lower case. The
 * digit of lane 0 is in the lowest byte.
 */
static inline uint64_t nb_hex8(uint32_t nibbles)
{
    const uint64_t n = nb_nibbles_to_bytes(nibbles);
    const uint64_t letters = (n + 6 * NB_BYTES64) >> 4 & NB_BYTES64;

    return n + '0' * NB_BYTES64 + ('a' - '9' - 1) * letters;
}

/** What eight characters are worth, if all of them are digits. */
static inline uint32_t nb_values8(uint64_t characters)
{
    const uint64_t letters = characters >> 6 & NB_BYTES64;
    const uint64_t low = characters & 15 * NB_BYTES64;

    return nb_bytes_to_nibbles(low + 9 * letters);
}

/** 1 if eight characters are hexadecimal digits of any case, else 0. */
static inline unsigned nb_is_hex8(uint64_t characters)
{
    const uint64_t big = characters >> 6 & NB_BYTES64;

    return nb_hex8(nb_values8(characters)) == (characters | big << 5);
}

/**
 * The nibbles of eight hexadecimal digits of any case; the digit in the
 * lowest byte is lane 0. Debug builds assert that all are digits.
 */
static inline uint32_t nb_unhex8(uint64_t digits)
{
    assert(nb_is_hex8(digits));
    return nb_values8(digits);
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

/** Lane i, 0 to 7, of a word of 32 bits. */
static inline unsigned nb_lane32(uint32_t x, unsigned i)
{
    assert(i <= 7);
    return nb_lane64(x, i);
}

/** The word with a nibble, which is at most 15, in lane i, 0 to 7. */
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
static inline unsigned nb_has_zero32(uint32_t x)
{
    return ((x - NB_L32) & ~x & NB_H32) != 0;
}

/** nb_reverse64 in the eight lanes of 32 bits. */
static inline uint32_t nb_reverse32(uint32_t x)
{
    x = (uint32_t)nb_swap_neighbours64(x, 4);
    x = (uint32_t)nb_swap_neighbours64(x, 8);
    return x << 16 | x >> 16;
}

/** nb_sum64 in the eight lanes of 32 bits. It is 0 to 120. */
static inline unsigned nb_sum32(uint32_t x)
{
    return nb_sum64(x);
}

#endif
