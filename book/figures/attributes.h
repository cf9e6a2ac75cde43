/* attributes.h: the values of attributes, and how they are written. */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

#include "figure.h"

/** The value of an attribute, or NULL. */
const char *attribute(const struct figure *figure, const char *name);

bool attribute_is(const struct figure *figure, const char *name,
                  const char *value);

/** Set an attribute, or with NULL forget it. */
void set_attribute(struct figure *figure, const char *name,
                   const char *value);

/** Refuse an attribute's value, which expected says what it may be. */
void refuse_value(struct figure *figure, const char *name,
                  const char *expected);

/**
 * The value of an attribute, 0x3F or 63, as hexadecimal digits, one for
 * four bits. Refuses what is no number or does not fit.
 */
const char *digits_of(struct figure *figure, const char *name,
                      unsigned bits);
/** The same, of a text that is part of an attribute. */
const char *digits_in(struct figure *figure, const char *name,
                      const char *text, unsigned bits);
/** The value as a number of at most 64 bits. */
uint64_t number_of(struct figure *figure, const char *name,
                   unsigned bits);
uint64_t number_in(struct figure *figure, const char *name,
                   const char *text, unsigned bits);

/** What decimal digits say; -1, of any other text and of NULL. */
int whole_number(const char *text);
/** A decimal number from least to most; otherwise, if there is none. */
unsigned number_between(struct figure *figure, const char *name,
                        unsigned least, unsigned most,
                        unsigned otherwise);

/**
 * The next word of a text, and the text moved behind it; NULL at its
 * end.
 */
const char *next_word(struct figure *figure, const char **text);

/** What a hexadecimal digit is worth. */
unsigned value_of(char digit);

/** A number as so many binary or hexadecimal digits. */
const char *binary(struct figure *figure, uint64_t number,
                   unsigned count);
const char *hexadecimal(struct figure *figure, uint64_t number,
                        unsigned count);

/** A number with a minus sign as printers have it. */
const char *with_minus(struct figure *figure, int number);

#endif
