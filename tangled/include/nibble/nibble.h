/* nibble.h: the two halves of a byte, and hexadecimal text. */
#ifndef NB_NIBBLE_H
#define NB_NIBBLE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

/** Return the high nibble of a byte: its quotient by 16. */
static inline unsigned nb_high(uint8_t byte)
{
    return (unsigned)byte >> 4;
}

/** Return the low nibble of a byte: its remainder by 16. */
static inline unsigned nb_low(uint8_t byte)
{
    return byte & 15u;
}

/**
 * Return the byte made of two nibbles: 16 * high + low.
 * Both must be at most 15; debug builds assert it.
 */
static inline uint8_t nb_join(unsigned high, unsigned low)
{
    assert((high | low) <= 15);
    return (uint8_t)(high << 4 | low);
}

/** Return the byte with its two nibbles exchanged. */
static inline uint8_t nb_swap(uint8_t byte)
{
    return nb_join(nb_low(byte), nb_high(byte));
}

static_assert('A' == 0x41, "nibble.h counts on the codes of ASCII");

/**
 * Return the lower-case digit of a nibble, looked up.
 * The nibble must be at most 15; debug builds assert it.
 */
static inline char nb_digit_table(unsigned nibble)
{
    assert(nibble <= 15);
    return "0123456789abcdef"[nibble];
}

/**
 * Return the lower-case digit of a nibble, calculated.
 * The nibble must be at most 15; debug builds assert it.
 */
static inline char nb_digit_arithmetic(unsigned nibble)
{
    const unsigned between = 'a' - '9' - 1;

    assert(nibble <= 15);
    return (char)('0' + nibble + (nibble > 9 ? between : 0));
}

/**
 * Return the lower-case hexadecimal digit of a nibble.
 * The nibble must be at most 15; debug builds assert it.
 */
static inline char nb_digit(unsigned nibble)
{
    return nb_digit_arithmetic(nibble);
}

/** The "value" of a character that is not a hexadecimal digit: 16. */
#define NB_NO_DIGIT 16u

/**
 * Return the value of a digit of either case, looked up.
 * Any other character has the value NB_NO_DIGIT.
 */
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

/**
 * Return the value of a digit of either case, calculated.
 * Any other character has the value NB_NO_DIGIT.
 */
static inline unsigned nb_digit_value_arithmetic(char digit)
{
    unsigned code = (unsigned char)digit;
    unsigned decimal = code - '0', letter = (code | 32) - 'a';

    if (decimal < 10)
        return decimal;
    return letter < 6 ? letter + 10 : NB_NO_DIGIT;
}

/**
 * Return the value of a hexadecimal digit of either case.
 * Any other character has the value NB_NO_DIGIT.
 */
static inline unsigned nb_digit_value(char digit)
{
    return nb_digit_value_table(digit);
}

/** What is wrong with a text, or with the size of the result. */
typedef enum nb_hex_error {
    /** Nothing is wrong. */
    NB_HEX_OK,
    /** A character is not a hexadecimal digit. */
    NB_HEX_BAD_DIGIT,
    /** The last digit has no partner, since the length is odd. */
    NB_HEX_ODD_LENGTH,
    /** The result does not fit into the array. */
    NB_HEX_NO_SPACE
} nb_hex_error;

/**
 * How a conversion ended. If something is wrong, position is the index
 * of the first wrong element of the input (a byte for nb_hex_encode, a
 * character for nb_hex_decode), counted from 0; else it is the input's
 * length.
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
 * Write bytes as lower-case hexadecimal text, high nibbles first.
 * The text takes 2 * count + 1 characters, with the final '\0', and
 * text has size characters. Return NB_HEX_OK and count. If size is too
 * small, return NB_HEX_NO_SPACE and the index of the first byte that
 * does not fit (0 if not even the '\0' does), and leave text untouched.
 * The two arrays must not overlap. bytes may be NULL if count is 0, and
 * text if size is 0.
 */
nb_hex_result nb_hex_encode(char *text, size_t size,
                            const uint8_t *bytes, size_t count);

/** How nb_hex_write writes: flags, to be joined by |. */
typedef enum nb_hex_flag {
    /** The letters are capitals. */
    NB_HEX_UPPER = 1,
    /** The text has no final '\0', and needs no space for it. */
    NB_HEX_NO_NUL = 2
} nb_hex_flag;

/**
 * Write bytes as hexadecimal text, in the manner that flags say.
 * flags is 0 or nb_hex_flag values joined by |; other bits have no
 * effect. All else is as for nb_hex_encode, which is this with flags 0.
 * With NB_HEX_NO_NUL, the text takes only 2 * count characters.
 */
nb_hex_result nb_hex_write(char *text, size_t size,
                           const uint8_t *bytes, size_t count,
                           unsigned flags);

/**
 * Read hexadecimal text of either case into bytes.
 * The text has the given length and needs no final '\0': a '\0' or a
 * space inside is a bad digit. If the length is NB_UNTIL_NUL, the text
 * ends before its first '\0'. The result takes length / 2 bytes, and
 * bytes has size of them. Return NB_HEX_OK and the length, or the first
 * error from the left and its position; after an error, bytes is
 * untouched. If length / 2 is more than size, at most 2 * size
 * characters are examined (but with NB_UNTIL_NUL, the search for the
 * '\0' goes to the end of the text). The two arrays must not overlap.
 * text may be NULL if length is 0, and bytes if size is 0.
 */
nb_hex_result nb_hex_decode(uint8_t *bytes, size_t size,
                            const char *text, size_t length);

/**
 * Return a sentence for an error: a constant, not to be changed or
 * freed. A value that is no error of the list is an "unknown error".
 */
const char *nb_hex_message(nb_hex_error error);

#ifdef __cplusplus
}
#endif
#endif
