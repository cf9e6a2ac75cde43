/* message.c: errors and other texts. See message.h. */
#include "message.h"
#include <stdarg.h>
#include <stdio.h>

static bool in_json;

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
        putchar(*text);
    }
    putchar('"');
}

int report_error(int status, const char *format, ...)
{
    char text[400];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
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
