/*
 * decimal.h: packed decimal numbers (BCD), a digit in each nibble. In
 * an array, element 0 is the ones and element 1 the tens; in a word,
 * lane 0 is the ones.
 */
#ifndef NB_DECIMAL_H
#define NB_DECIMAL_H

#include <assert.h>
#include <nibble/swar.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Return flags of the lanes above 9, which are no decimal digits. */
static inline uint64_t nb_decimal_invalid64(uint64_t x)
{
    return x & (x << 1 | x << 2) & NB_H64;
}

/**
 * Return flags of the digits that carry in x + y + carry. No lane of
 * x and y may be above 9; debug builds assert it.
 */
static inline uint64_t nb_decimal_carries64(uint64_t x, uint64_t y,
                                            bool carry)
{
    const uint64_t lifted = x + 6 * NB_L64;
    const uint64_t sum = lifted + y + carry;

    assert((nb_decimal_invalid64(x) | nb_decimal_invalid64(y)) == 0);
    return ((lifted & y) | ((lifted | y) & ~sum)) & NB_H64;
}

/**
 * Return the sum of 16 digits, 16 digits and a carry, modulo 10^16. No
 * lane of x and y may be above 9; debug builds assert it.
 */
static inline uint64_t nb_decimal_add64(uint64_t x, uint64_t y,
                                        bool carry)
{
    const uint64_t unused = nb_decimal_carries64(x, y, carry) ^ NB_H64;

    return x + 6 * NB_L64 + y + carry - (unused >> 1 | unused >> 2);
}

/**
 * Return flags of the digits that borrow in x - y - borrow. No lane of
 * x and y may be above 9; debug builds assert it.
 */
static inline uint64_t nb_decimal_borrows64(uint64_t x, uint64_t y,
                                            bool borrow)
{
    return nb_decimal_carries64(x, 9 * NB_L64 - y, !borrow) ^ NB_H64;
}

/**
 * Return 16 digits less 16 digits and a borrow, modulo 10^16. No lane
 * of x and y may be above 9; debug builds assert it.
 */
static inline uint64_t nb_decimal_sub64(uint64_t x, uint64_t y,
                                        bool borrow)
{
    return nb_decimal_add64(x, 9 * NB_L64 - y, !borrow);
}

/** What is wrong with a number, or with the size of its text. */
typedef enum nb_decimal_error {
    /** Nothing is wrong. */
    NB_DECIMAL_OK,
    /** An element is above 9. */
    NB_DECIMAL_BAD_DIGIT,
    /** The text does not fit into the array. */
    NB_DECIMAL_NO_SPACE
} nb_decimal_error;

/**
 * How an operation ended. For NB_DECIMAL_BAD_DIGIT, position is the
 * index of the first element above 9, of either number, counted from
 * 0. Else it is the number of digits of the result.
 */
typedef struct nb_decimal_result {
    nb_decimal_error error;
    size_t position;
} nb_decimal_result;

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Write the lowest count digits of a sum: two numbers of count digits,
 * and 1 if *carry is true. *carry becomes whether there is one digit
 * more, which is then a 1. The array to may be a or b, but must not
 * overlap them otherwise. If an element is above 9, to and *carry are
 * untouched. If count is odd, the other half of the last byte is kept
 * and has no effect. Arrays may be NULL if count is 0.
 */
nb_decimal_result nb_decimal_add(uint8_t *to, const uint8_t *a,
                                 const uint8_t *b, size_t count,
                                 bool *carry);

/**
 * Write the digits of a difference: a less b, and less 1 if *borrow is
 * true. *borrow becomes whether it is below 0; the digits are then
 * those of 10^count more. All else is as for nb_decimal_add.
 */
nb_decimal_result nb_decimal_sub(uint8_t *to, const uint8_t *a,
                                 const uint8_t *b, size_t count,
                                 bool *borrow);

/**
 * Write a number of count digits as text, the highest digit first.
 * Leading zeros are left out, and 0 is "0". With the final '\0', the
 * text takes one character more than the position of the result, and
 * text has size characters. If an element is above 9, or size is too
 * small (NB_DECIMAL_NO_SPACE), text is untouched. The arrays must not
 * overlap. digits may be NULL if count is 0, and text if size is 0.
 */
nb_decimal_result nb_decimal_print(char *text, size_t size,
                                   const uint8_t *digits, size_t count);

#ifdef __cplusplus
}
#endif
#endif
