/* hex.c: bytes to hexadecimal text and back. See nibble.h. */
#include <nibble/nibble.h>
#include <stdbool.h>
#include <string.h>

static inline void write_digits(char *restrict text,
                                const uint8_t *restrict bytes,
                                size_t count)
{
    for (size_t i = 0; i < count; i++) {
        text[2 * i] = nb_digit(nb_high(bytes[i]));
        text[2 * i + 1] = nb_digit(nb_low(bytes[i]));
    }
}

/* Compilers turn a loop of fixed length into vector instructions. */
enum { RUN = 32 };

static void write_text(char *text, const uint8_t *bytes, size_t count)
{
    for (; count >= RUN; count -= RUN) {
        write_digits(text, bytes, RUN);
        text += 2 * RUN;
        bytes += RUN;
    }
    write_digits(text, bytes, count);
}

nb_hex_result nb_hex_encode(char *text, size_t size,
                            const uint8_t *bytes, size_t count)
{
    size_t fits = size == 0 ? 0 : (size - 1) / 2;

    if (size == 0 || count > fits)
        return (nb_hex_result){NB_HEX_NO_SPACE, fits};
    write_text(text, bytes, count);
    text[2 * count] = '\0';
    return (nb_hex_result){NB_HEX_OK, count};
}

static inline void capitalise(char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        text[i] = (char)(text[i] ^ (text[i] >> 1 & 32));
}

static void capitalise_text(char *text, size_t length)
{
    for (; length >= RUN; length -= RUN, text += RUN)
        capitalise(text, RUN);
    capitalise(text, length);
}

nb_hex_result nb_hex_write(char *text, size_t size,
                           const uint8_t *bytes, size_t count,
                           unsigned flags)
{
    size_t nul = (flags & NB_HEX_NO_NUL) == 0;
    size_t fits = size < nul ? 0 : (size - nul) / 2;

    if (size < nul || count > fits)
        return (nb_hex_result){NB_HEX_NO_SPACE, fits};
    write_text(text, bytes, count);
    if (flags & NB_HEX_UPPER)
        capitalise_text(text, 2 * count);
    if (nul)
        text[2 * count] = '\0';
    return (nb_hex_result){NB_HEX_OK, count};
}

static inline bool run_of_digits(const char *text)
{
    uint8_t others = 0;

    for (size_t i = 0; i < RUN; i++) {
        uint8_t code = (uint8_t)text[i];
        uint8_t decimal = (uint8_t)(code - '0');
        uint8_t letter = (uint8_t)((code | 32) - 'a');
        others |= (uint8_t)((decimal >= 10) & (letter >= 6));
    }
    return others == 0;
}

static size_t count_digits(const char *text, size_t length)
{
    size_t count = 0;

    while (length - count >= RUN && run_of_digits(text + count))
        count += RUN;

    size_t end = length - count < RUN ? length : count + RUN;
    while (count < end && nb_digit_value(text[count]) <= 15)
        count++;
    return count;
}

/* In a letter, bit 6 is set, and its column is 9 below its value. */
static inline unsigned known_value(char digit)
{
    unsigned code = (unsigned char)digit;

    return (code & 15) + 9 * (code >> 6);
}

static inline void write_bytes(uint8_t *restrict bytes,
                               const char *restrict text, size_t count)
{
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)(known_value(text[2 * i]) << 4 |
                             known_value(text[2 * i + 1]));
}

static void write_all(uint8_t *bytes, const char *text, size_t count)
{
    for (; count >= RUN; count -= RUN) {
        write_bytes(bytes, text, RUN);
        bytes += RUN;
        text += 2 * RUN;
    }
    write_bytes(bytes, text, count);
}

nb_hex_result nb_hex_decode(uint8_t *bytes, size_t size,
                            const char *text, size_t length)
{
    if (length == NB_UNTIL_NUL)
        length = strlen(text);

    size_t fits = size < length / 2 ? 2 * size : length;
    size_t good = count_digits(text, fits);

    if (good < fits)
        return (nb_hex_result){NB_HEX_BAD_DIGIT, good};
    if (fits < length)
        return (nb_hex_result){NB_HEX_NO_SPACE, fits};
    if (length % 2 != 0)
        return (nb_hex_result){NB_HEX_ODD_LENGTH, length - 1};
    write_all(bytes, text, length / 2);
    return (nb_hex_result){NB_HEX_OK, length};
}

const char *nb_hex_message(nb_hex_error error)
{
    switch (error) {
    case NB_HEX_OK:
        return "no error";
    case NB_HEX_BAD_DIGIT:
        return "expected a hexadecimal digit";
    case NB_HEX_ODD_LENGTH:
        return "expected an even number of digits";
    case NB_HEX_NO_SPACE:
        return "the result does not fit into the array";
    }
    return "unknown error";
}
