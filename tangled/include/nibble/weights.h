/*
 * weights.h: four-bit weights in blocks of 32 with a scale, in the
 * formats Q4_0 and Q8_0 of ggml, and the products of such blocks.
 * Blocks may lie at any address.
 */
#ifndef NB_WEIGHTS_H
#define NB_WEIGHTS_H

#include <nibble/variants.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** How many numbers a block holds. */
enum { NB_Q_BLOCK = 32 };

/**
 * 32 weights in the format Q4_0. The scale is a half, its low byte
 * first. Byte j has weight j in its low nibble and weight j + 16 in
 * its high one. A weight is scale * (nibble - 8).
 */
typedef struct nb_q4_block {
    uint8_t scale[2];
    uint8_t nibbles[16];
} nb_q4_block;

/**
 * 32 activations in the format Q8_0: the scale, a half with its low
 * byte first, and an activation as a number of scales.
 */
typedef struct nb_q8_block {
    uint8_t scale[2];
    int8_t values[NB_Q_BLOCK];
} nb_q8_block;

/** The blocks in a group, each of another row. */
enum { NB_Q_LANES = 16 };

/**
 * Sixteen blocks on their sides. Scale i is that of block i. The bytes
 * 64 * k + 4 * i to 64 * k + 4 * i + 3 are bytes 4 * k to 4 * k + 3 of
 * the nibbles of block i.
 */
typedef struct nb_q4_group {
    uint8_t scales[2 * NB_Q_LANES];
    uint8_t nibbles[16 * NB_Q_LANES];
} nb_q4_group;

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Return the value of a half, a floating-point number of 16 bits
 * (IEEE 754, binary16). No value is rounded, but a processor that
 * takes subnormal floats for 0 (-ffast-math) loses subnormal halves.
 */
float nb_half_to_float(uint16_t half);

/**
 * Return the half that is nearest to a value, the even one of two.
 * From 65520 on, it is infinite.
 */
uint16_t nb_half_from_float(float value);

/**
 * Write the (count + 31) / 32 blocks of count weights, the last one
 * filled up with zeros. The arrays must not overlap. With a step d,
 * the magnitude of a block's scale, a weight is off by at most
 * d * (1 + 1/256) + 2^-22. NaN counts as 0, and magnitudes above
 * 524032 saturate.
 */
void nb_q4_quantize(nb_q4_block *blocks, const float *values,
                    size_t count);

/** Write the first count weights of some blocks as floats. */
void nb_q4_dequantize(float *values, const nb_q4_block *blocks,
                      size_t count);

/**
 * Write the first count weights of some blocks as steps, -8 to 7.
 * A weight is its step times the block's scale, which is not used. The
 * arrays must not overlap, and may be NULL if count is 0.
 */
void nb_q4_unpack(int8_t *steps, const nb_q4_block *blocks,
                  size_t count);

/**
 * Write the (count + 31) / 32 blocks of count activations, the last
 * one filled up with zeros, with values from -127 to 127. The arrays
 * must not overlap. With a step d, a block's scale, an activation is
 * off by at most (1/2 + 2^-16) * d, or by 2^-18 if that is more. NaN
 * counts as 0, and magnitudes above 8319008 saturate.
 */
void nb_q8_quantize(nb_q8_block *blocks, const float *values,
                    size_t count);

/**
 * Return the sum of the products of weights and activations. With n
 * blocks, 10000 at most, it is off by (n + 8) * 2^-24 times the sum
 * of the products' magnitudes, or less. The values of activations may
 * be any, -128 as well. If a scale is infinite or NaN, the result is
 * infinite or NaN.
 */
float nb_q4_dot(const nb_q4_block *weights,
                const nb_q8_block *activations, size_t blocks);

/** The type of nb_q4_dot and its variants. */
typedef float nb_q4_dot_function(const nb_q4_block *,
                                 const nb_q8_block *, size_t);
/** The implementations of nb_q4_dot, slowest first. */
extern const nb_variants nb_q4_dot_variants;

/**
 * Write the (rows + 15) / 16 * row_blocks groups of a matrix. Each of
 * its rows has row_blocks blocks. The groups of rows 0 to 15
 * come first, from left to right, then those of the next sixteen rows.
 * Lanes without a row are filled with zeros. Return whether all scales
 * are finite. Scales that are not become 0. The arrays must not
 * overlap.
 */
bool nb_q4_repack(nb_q4_group *groups, const nb_q4_block *blocks,
                  size_t rows, size_t row_blocks);

/** Write the blocks of the rows of a matrix, from its groups. */
void nb_q4_restore(nb_q4_block *blocks, const nb_q4_group *groups,
                   size_t rows, size_t row_blocks);

/**
 * Write the bands * NB_Q_LANES products of a matrix and a vector. Each
 * band of rows has row_blocks groups, as nb_q4_repack writes them, and
 * the vector has row_blocks blocks. All variants add up the terms of a
 * row in the same order, and give the same floats, if compiled with
 * -std=c11 or -ffp-contract=off, and without -ffast-math. To use
 * several threads, call it in each with bands of its own. Groups may
 * lie anywhere; at multiples of 32, fewer of their loads cross a cache
 * line. Takes 20 KiB of stack.
 */
void nb_q4_multiply(float *products, const nb_q4_group *groups,
                    const nb_q8_block *activations, size_t bands,
                    size_t row_blocks);

/** The type of nb_q4_multiply and its variants. */
typedef void nb_q4_multiply_function(float *, const nb_q4_group *,
                                     const nb_q8_block *, size_t,
                                     size_t);
/** The implementations of nb_q4_multiply, slowest first. */
extern const nb_variants nb_q4_multiply_variants;

#ifdef __cplusplus
}
#endif
#endif
