/* text.c: texts that grow, and the memory of a figure. */
#include "figure.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A figure with many handles needs about a tenth of it. */
static _Alignas(16) char memory[4u << 20];
static size_t memory_used;

void forget_all(void)
{
    memory_used = 0;
}

void *allocate(struct figure *figure, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if (size > sizeof memory - memory_used) {
        refuse(figure, "there is no memory for so large a figure");
        memory_used = 0;
    }
    memory_used += size;
    return memset(memory + memory_used - size, 0, size);
}

static void add_list(struct text *text, const char *format,
                     va_list list)
{
    const size_t left = text->size - text->used;
    const int length =
        vsnprintf(text->at + text->used, left, format, list);

    if (length > 0) {
        text->used += (size_t)length < left ? (size_t)length : left - 1;
    }
}

void add(struct text *text, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    add_list(text, format, list);
    va_end(list);
}

static void add_bytes(struct text *text, const char *bytes,
                      size_t count)
{
    const size_t left = text->size - text->used - 1;

    if (count > left) {
        count = left;
    }
    memcpy(text->at + text->used, bytes, count);
    text->used += count;
    text->at[text->used] = '\0';
}

void add_string(struct text *text, const char *string)
{
    add_bytes(text, string, strlen(string));
}

/* printf takes ten times as long, and most of what a figure takes. */
void add_number(struct text *text, double number)
{
    char digits[32], *first = digits + sizeof digits;
    unsigned long long rest =
        (unsigned long long)((number < 0 ? -number : number) * 1000 +
                             0.5);
    const bool is_negative = number < 0 && rest > 0;
    bool is_written = false;

    for (unsigned place = 0; place < 4 || rest > 0;
         place++, rest /= 10) {
        is_written = is_written || rest % 10 > 0 || place >= 3;
        if (is_written) {
            *--first = (char)('0' + rest % 10);
        }
        if (is_written && place == 2) {
            *--first = '.';
        }
    }
    if (is_negative) {
        *--first = '-';
    }
    add_bytes(text, first, (size_t)(digits + sizeof digits - first));
}

static const char *entity(char character)
{
    switch (character) {
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '&':
        return "&amp;";
    default:
        return "&quot;";
    }
}

void add_escaped(struct text *text, const char *string)
{
    for (;;) {
        const size_t plain = strcspn(string, "<>&\"");

        add_bytes(text, string, plain);
        string += plain;
        if (!*string) {
            return;
        }
        add_string(text, entity(*string++));
    }
}

void add_between(struct text *text, const char *separator)
{
    if (text->used > 0) {
        add_string(text, separator);
    }
}

const char *say(struct figure *figure, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    const int length = vsnprintf(NULL, 0, format, list);
    va_end(list);
    struct text *text = new_text(figure, (size_t)length + 1);
    va_start(list, format);
    add_list(text, format, list);
    va_end(list);
    return text->at;
}

struct text *new_text(struct figure *figure, size_t size)
{
    struct text *text = allocate(figure, sizeof *text);

    *text = (struct text){allocate(figure, size), 0, size};
    return text;
}

void refuse(struct figure *figure, const char *format, ...)
{
    struct text text = {figure->refusal, 0, sizeof figure->refusal};
    va_list list;

    if (figure->refusal[0]) {
        return;
    }
    va_start(list, format);
    add_list(&text, format, list);
    va_end(list);
}

size_t length_of(const char *string)
{
    size_t length = 0;

    for (; *string; string++) {
        length += (*string & 0xC0) != 0x80;
    }
    return length;
}
