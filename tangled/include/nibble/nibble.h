/* nibble.h: the two halves of a byte, and hexadecimal text. */
#ifndef NB_NIBBLE_H
#define NB_NIBBLE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

/** The high nibble of a byte: its quotient by 16. */
static inline unsigned nb_high(uint8_t byte)
{
    return (unsigned)byte >> 4;
}

/** The low nibble of a byte: its remainder by 16. */
static inline unsigned nb_low(uint8_t byte)
{
    return byte & 15u;
}

/**
 * The byte made of two nibbles: 16 * high + low.
 * Both are at most 15, which debug builds assert.
 */
static inline uint8_t nb_join(unsigned high, unsigned low)
{
    assert((high | low) <= 15);
    return (uint8_t)(high << 4 | low);
}

/** The byte with its two nibbles exchanged. */
static inline uint8_t nb_swap(uint8_t byte)
{
    return nb_join(nb_low(byte), nb_high(byte));
}

static_assert('A' == 0x41, "nibble.h counts on the codes of ASCII");

/** The digit of a nibble, which is at most 15, looked up. */
static inline char nb_digit_table(unsigned nibble)
{
    assert(nibble <= 15);
    return "0123456789abcdef"[nibble];
}

/** The digit of a nibble, which is at most 15, calculated. */
static inline char nb_digit_arithmetic(unsigned nibble)
{
    const unsigned between = 'a' - '9' - 1;

    assert(nibble <= 15);
    return (char)('0' + nibble + (nibble > 9 ? between : 0));
}

/** The hexadecimal digit of a nibble, which is at most 15. */
static inline char nb_digit(unsigned nibble)
{
    return nb_digit_arithmetic(nibble);
}

/** The value of a character that is not a digit: 16. */
#define NB_NO_DIGIT 16u

/** The value of a digit, or NB_NO_DIGIT, looked up. */
static inline unsigned nb_digit_value_table(char digit)
{
    enum { x = NB_NO_DIGIT };
    static const uint8_t value[] = {
        0, 1,  2,  3,  4,  5,  6,  7, 8, 9, x, x, x, x, x, x, /* 0-? */
        x, 10, 11, 12, 13, 14, 15, x, x, x, x, x, x, x, x, x, /* @-O */
        x, x,  x,  x,  x,  x,  x,  x, x, x, x, x, x, x, x, x, /* P-_ */
        x, 10, 11, 12, 13, 14, 15, x, x, x, x, x, x, x, x, x, /* `-o */
    };
    unsigned place = (unsigned char)digit - (unsigned)'0';

    return place < sizeof value ? value[place] : NB_NO_DIGIT;
}

/** The value of a digit, or NB_NO_DIGIT, calculated. */
static inline unsigned nb_digit_value_arithmetic(char digit)
{
    unsigned code = (unsigned char)digit;
    unsigned decimal = code - '0', letter = (code | 32) - 'a';

    if (decimal < 10)
        return decimal;
    return letter < 6 ? letter + 10 : NB_NO_DIGIT;
}

/** The value of a digit of either case, or NB_NO_DIGIT. */
static inline unsigned nb_digit_value(char digit)
{
    return nb_digit_value_table(digit);
}

/** What is wrong with a text, or with the room. */
typedef enum nb_hex_error {
    /** Nothing is wrong. */
    NB_HEX_OK,
    /** A character is not a hexadecimal digit. */
    NB_HEX_BAD_DIGIT,
    /** The last digit has no partner, since the length is odd. */
    NB_HEX_ODD_LENGTH,
    /** The result is larger than the room for it. */
    NB_HEX_NO_ROOM
} nb_hex_error;

/**
 * How a conversion ended, and how far all was well. The position is
 * the index of what is wrong, counted from 0, or the input's length if
 * nothing is.
 */
typedef struct nb_hex_result {
    nb_hex_error error;
    size_t position;
} nb_hex_result;

/** In place of a text's length: the text ends before its first '\0'. */
#define NB_UNTIL_NUL SIZE_MAX

#ifdef __cplusplus
extern "C" {
#endif
/**
 * Writes bytes as lower-case hexadecimal text.
 * High nibbles come first. The text takes 2 * count + 1 characters,
 * with the final '\0'; room says how many there are. If they are too
 * few the error is NB_HEX_NO_ROOM, the position is the first byte that
 * does not fit, and text is untouched. The two arrays must not overlap;
 * bytes may be a null pointer if count is 0, and text if room is 0.
 */
nb_hex_result nb_hex_encode(char *text, size_t room,
                            const uint8_t *bytes, size_t count);

/**
 * Reads hexadecimal text of either case into bytes.
 * The text has the given length and needs no final '\0', unless the
 * length is NB_UNTIL_NUL. A '\0' or a space inside is a bad digit. It
 * makes length / 2 bytes; room says how many there are. The first error
 * from the left is returned, and then bytes is untouched. If length / 2
 * is more than room, only 2 * room characters are read. The two arrays
 * must not overlap; either may be a null pointer if its length or room
 * is 0.
 */
nb_hex_result nb_hex_decode(uint8_t *bytes, size_t room,
                            const char *text, size_t length);

/**
 * A sentence for an error, not to be changed. Any value is allowed: one
 * that is no error of the list is an "unknown error".
 */
const char *nb_hex_message(nb_hex_error error);

#ifdef __cplusplus
}
#endif
#endif
