/* message.c: errors and other texts. See message.h. */
#include "message.h"
#include <stdarg.h>
#include <stdio.h>

static bool in_json;
static const char *place_file;
static unsigned long place_line;

void set_error_place(const char *file, unsigned long line)
{
    place_file = file;
    place_line = line;
}

void print_errors_as_json(void)
{
    in_json = true;
}

/* An argument may be any bytes; a terminal gets those that print. */
static void make_printable(char *text)
{
    for (; *text != '\0'; text++)
        if (*text < ' ' || *text > '~')
            *text = '?';
}

void print_string(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            putchar('\\');
        if ((unsigned char)*text < ' ')
            printf("\\u%04x", (unsigned)*text);
        else
            putchar(*text);
    }
    putchar('"');
}

int report_error(int status, const char *format, ...)
{
    char text[400];
    int used = 0;
    va_list arguments;

    if (place_file != NULL)
        used = snprintf(text, sizeof text, EXCERPT ":%lu: ", place_file,
                        place_line);
    va_start(arguments, format);
    vsnprintf(text + used, sizeof text - (size_t)used, format,
              arguments);
    va_end(arguments);
    make_printable(text);
    fprintf(stderr, "perft: %s\n", text);
    if (in_json) {
        fputs("{\"error\": ", stdout);
        print_string(text);
        puts("}");
    }
    return finish(status);
}

int finish(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    fputs("perft: cannot write the output\n", stderr);
    return FAILED;
}
