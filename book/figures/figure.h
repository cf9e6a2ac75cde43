/*
 * figure.h: what every kind of figure is drawn with. A figure is drawn
 * from attributes, as a chapter gives them, and what it shows comes
 * from the library. A live figure has handles and controls; each of
 * them says which attributes it sets, and the figure is drawn anew from
 * these.
 */
#ifndef FIGURE_H
#define FIGURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A text that grows, up to the size of its memory. */
struct text {
    char *at;
    size_t used, size;
};

struct attribute {
    const char *name, *value;
};

enum { MOST_ATTRIBUTES = 16, PLANES = 4 };

/** What a request asks for, and what has come of it so far. */
struct figure {
    struct attribute attributes[MOST_ATTRIBUTES];
    size_t count;
    /** On a page book.css has the colours; in print they are here. */
    bool is_live, in_print;
    /** There is room for two small boards beside each other. */
    bool is_narrow;
    /** It sets the ids of this drawing apart from those of others. */
    const char *number;
    double width, height;
    bool patterns[PLANES];
    struct text shapes, alt, controls;
    /** What is wrong with the attributes; empty while nothing is. */
    char refusal[400];
};

/** A kind of figure: a class of fenced blocks, {.name attribute="..."}.
 */
struct kind {
    const char *name;
    /** Names with spaces between them; a ! follows what must be there.
     */
    const char *attributes;
    void (*draw)(struct figure *);
};

extern const struct kind kinds[];

/**
 * Say what is wrong with the attributes. Only the first refusal counts;
 * whoever draws on draws for nothing, and may use any value.
 */
void refuse(struct figure *figure, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** Memory, zeroed, for as long as the figure is drawn. */
void *allocate(struct figure *figure, size_t size);

/** Begin a new figure: what was allocated is free again. */
void forget_all(void);

/** A text for as long as the figure is drawn. */
const char *say(struct figure *figure, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/**
 * Add to a text: a number with three decimals at most; in add_escaped,
 * < > & " become entities.
 */
void add(struct text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void add_string(struct text *text, const char *string);
void add_number(struct text *text, double number);
void add_escaped(struct text *text, const char *string);
/** Add a separator unless the text is empty. */
void add_between(struct text *text, const char *separator);
/** An empty text for as long as the figure is drawn. */
struct text *new_text(struct figure *figure, size_t size);

/** How many characters a text in UTF-8 has. */
size_t length_of(const char *string);

#endif
