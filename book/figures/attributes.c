#include "attributes.h"

#include <ctype.h>
#include <nibble/nibble.h>
#include <stdlib.h>
#include <string.h>

const char *attribute(const struct figure *figure, const char *name)
{
    for (size_t i = 0; i < figure->count; i++) {
        if (strcmp(figure->attributes[i].name, name) == 0) {
            return figure->attributes[i].value;
        }
    }
    return NULL;
}

bool attribute_is(const struct figure *figure, const char *name,
                  const char *value)
{
    const char *given = attribute(figure, name);

    return given && strcmp(given, value) == 0;
}

void set_attribute(struct figure *figure, const char *name,
                   const char *value)
{
    for (size_t i = 0; i < figure->count; i++) {
        struct attribute *one = &figure->attributes[i];

        if (strcmp(one->name, name) == 0) {
            if (value) {
                one->value = value;
            } else {
                *one = figure->attributes[--figure->count];
            }
            return;
        }
    }
    if (value && figure->count == MOST_ATTRIBUTES) {
        refuse(figure, "%s= is one attribute too many", name);
    } else if (value) {
        figure->attributes[figure->count++] =
            (struct attribute){name, value};
    }
}

void refuse_value(struct figure *figure, const char *name,
                  const char *expected)
{
    const char *found = attribute(figure, name);

    refuse(figure, "%s=\"%s\": expected %s", name, found ? found : "",
           expected);
}

/* The hexadecimal digits of a number, or NULL. */
static const char *read_digits(struct figure *figure, const char *text)
{
    const size_t length = strlen(text);

    if (text[0] == '0' && text[1] == 'x' && length > 2 &&
        strspn(text + 2, "0123456789ABCDEFabcdef") == length - 2) {
        return text + 2;
    }
    if (length > 0 && length < 19 &&
        strspn(text, "0123456789") == length) {
        return say(figure, "%llX", strtoull(text, NULL, 10));
    }
    return NULL;
}

const char *digits_in(struct figure *figure, const char *name,
                      const char *text, unsigned bits)
{
    const char *read = read_digits(figure, text);
    char *digits = allocate(figure, bits / 4 + 1);

    memset(digits, '0', bits / 4);
    if (!read) {
        refuse(figure, "%s=\"%s\" is %s", name, text,
               text[0] && !text[strspn(text, "0123456789")]
                   ? "too large in decimal: write 0x..."
                   : "not a number: write 0x3F or 63");
        return digits;
    }
    read += strspn(read, "0");
    const size_t length = strlen(read);
    if (4 * length > bits) {
        refuse(figure, "%s=\"%s\" does not fit in %u bits", name, text,
               bits);
        return digits;
    }
    for (size_t i = 0; i < length; i++) {
        digits[bits / 4 - length + i] =
            (char)toupper((unsigned char)read[i]);
    }
    return digits;
}

const char *digits_of(struct figure *figure, const char *name,
                      unsigned bits)
{
    return digits_in(figure, name, attribute(figure, name), bits);
}

uint64_t number_in(struct figure *figure, const char *name,
                   const char *text, unsigned bits)
{
    return strtoull(digits_in(figure, name, text, bits), NULL, 16);
}

uint64_t number_of(struct figure *figure, const char *name,
                   unsigned bits)
{
    return number_in(figure, name, attribute(figure, name), bits);
}

int whole_number(const char *text)
{
    const size_t length = text ? strlen(text) : 0;

    return length > 0 && length < 10 &&
                   strspn(text, "0123456789") == length
               ? atoi(text)
               : -1;
}

unsigned number_between(struct figure *figure, const char *name,
                        unsigned least, unsigned most,
                        unsigned otherwise)
{
    const char *text = attribute(figure, name);

    if (!text || !*text) {
        return otherwise;
    }
    const int number = whole_number(text);
    if (number < (int)least || number > (int)most) {
        refuse_value(figure, name,
                     say(figure, "%u to %u", least, most));
        return otherwise;
    }
    return (unsigned)number;
}

const char *next_word(struct figure *figure, const char **text)
{
    *text += strspn(*text, " \t\n");
    const size_t length = strcspn(*text, " \t\n");
    if (length == 0) {
        return NULL;
    }
    char *word = allocate(figure, length + 1);
    memcpy(word, *text, length);
    *text += length;
    return word;
}

unsigned value_of(char digit)
{
    return nb_digit_value(digit);
}

const char *binary(struct figure *figure, uint64_t number,
                   unsigned count)
{
    char *digits = allocate(figure, count + 1);

    for (unsigned i = 0; i < count; i++) {
        digits[i] = number >> (count - 1 - i) & 1 ? '1' : '0';
    }
    return digits;
}

const char *hexadecimal(struct figure *figure, uint64_t number,
                        unsigned count)
{
    return say(figure, "%0*llX", (int)count,
               (unsigned long long)number);
}

const char *with_minus(struct figure *figure, int number)
{
    return say(figure, "%s%d", number < 0 ? "\u2212" : "", abs(number));
}
