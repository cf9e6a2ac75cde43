/* suite.c: positions with their known counts. See suite.h. */
#define _POSIX_C_SOURCE 200809L
#include "suite.h"
#include "message.h"
#include "start.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r\n";

static const char *skip_blanks(const char *text)
{
    return text + strspn(text, blanks);
}

static int add_count(struct suite *suite,
                     const struct suite_count *count)
{
    struct suite_count *counts = suite->counts;

    if (suite->count == suite->size) {
        suite->size = 2 * suite->size + 16;
        counts = realloc(counts, suite->size * sizeof *counts);
    }
    if (counts == NULL)
        return report_error(FAILED, "out of memory");
    suite->counts = counts;
    counts[suite->count++] = *count;
    return 0;
}

/* What stands before a ';', with spaces only between words. */
static char *copy_fen(const char *text)
{
    char *fen = strndup(text, strcspn(text, ";"));
    size_t end = 0;

    for (size_t i = 0; fen != NULL && fen[i] != '\0'; i++)
        if (strchr(blanks, fen[i]) != NULL)
            fen[i] = ' ';
        else
            end = i + 1;
    if (fen != NULL)
        fen[end] = '\0';
    return fen;
}

/* Reads "Dn"; what follows it, or NULL after a complaint. */
static const char *read_depth(unsigned *depth, const char *text)
{
    uint64_t number = 0;
    const char *end =
        *text == 'D' ? read_number(&number, text + 1) : NULL;

    if (end == NULL || number > MAX_DEPTH || skip_blanks(end) == end) {
        report_error(WRONG_USAGE,
                     "expected a depth from D0 to D%d after ';', and "
                     "a count, but found '" EXCERPT "'",
                     MAX_DEPTH, text);
        return NULL;
    }
    *depth = (unsigned)number;
    return skip_blanks(end);
}

/* Reads the number that ends a field; what follows, or NULL. */
static const char *read_last_number(uint64_t *number, const char *text)
{
    const char *end = read_number(number, text);

    if (end != NULL)
        end = skip_blanks(end);
    return end == NULL || (*end != '\0' && *end != ';') ||
                   *number == UINT64_MAX
               ? NULL
               : end;
}

/* Reads "times n", if that is next; what follows, or NULL. */
static const char *read_times(struct suite_count *count,
                              const char *text)
{
    const char *word = skip_blanks(text + (*text == ';'));
    const size_t length = strlen("times");
    const char *end;

    count->times = 0;
    if (strncmp(word, "times", length) != 0)
        return text;
    word = skip_blanks(word + length);
    end = read_last_number(&count->times, word);
    if (end == NULL || count->times == 0) {
        report_error(WRONG_USAGE,
                     "expected a number from 1 to 2^64 - 2 after "
                     "'times', but found '" EXCERPT "'",
                     word);
        return NULL;
    }
    return end;
}

/* Reads a count; what follows it, or NULL after a complaint. */
static const char *read_expected(struct suite_count *count,
                                 const char *text)
{
    const char *end = read_last_number(&count->expected, text);

    if (end == NULL) {
        report_error(WRONG_USAGE,
                     "expected a count below 2^64 - 1 after D%u, but "
                     "found '" EXCERPT "'",
                     count->depth, text);
        return NULL;
    }
    return end;
}

static int read_counts(struct suite *suite, struct suite_count *count,
                       const char *text, const struct options *options)
{
    int status = 0;

    count->depth = options->depth;
    count->expected = UINT64_MAX;
    text = read_times(count, text);
    if (text == NULL)
        return WRONG_USAGE;
    if (*text == '\0' && (options->has_depth || options->sum))
        return add_count(suite, count);
    if (*text == '\0')
        return report_error(WRONG_USAGE,
                            "expected ';D' and a count, or --depth");
    while (*text == ';' && status == 0) {
        text = read_depth(&count->depth, skip_blanks(text + 1));
        if (text != NULL)
            text = read_expected(count, text);
        if (text == NULL)
            return WRONG_USAGE;
        if (!options->has_depth || count->depth <= options->depth)
            status = add_count(suite, count);
    }
    return status;
}

/* A sum has no use for the text, and may have many lines. */
static int read_line(struct suite *suite, struct suite_count *count,
                     const char *text, const struct options *options)
{
    int status;

    text = skip_blanks(text);
    if (*text == '\0' || *text == '#')
        return 0;
    status = read_start(&count->position, text);
    if (status != 0)
        return status;
    count->fen = options->sum ? "" : copy_fen(text);
    if (count->fen == NULL)
        return report_error(FAILED, "out of memory");
    return read_counts(suite, count, text + strcspn(text, ";"),
                       options);
}

static int read_lines(struct suite *suite, FILE *file, const char *name,
                      const struct options *options)
{
    struct suite_count count = {.file = name};
    char *text = NULL;
    size_t size = 0;
    ssize_t length;
    int status = 0;

    while (status == 0 && (length = getline(&text, &size, file)) >= 0) {
        set_error_place(name, ++count.line);
        if (strlen(text) != (size_t)length)
            status = report_error(WRONG_USAGE, "expected text, but "
                                               "found byte 0x00");
        else if (options->sum && text[length - 1] != '\n')
            status = report_error(WRONG_USAGE,
                                  "expected a whole line, but it ends "
                                  "without a newline");
        else
            status = read_line(suite, &count, text, options);
        set_error_place(NULL, 0);
    }
    if (status == 0 && !feof(file))
        status = report_error(FAILED, "cannot read '" EXCERPT "': %s",
                              name, strerror(errno));
    free(text);
    return status;
}

static int read_file(struct suite *suite, const char *name,
                     const struct options *options)
{
    FILE *file;
    int status;

    if (strcmp(name, "-") == 0)
        return read_lines(suite, stdin, "<stdin>", options);
    file = fopen(name, "r");
    if (file == NULL)
        return report_error(FAILED, "cannot read '" EXCERPT "': %s",
                            name, strerror(errno));
    status = read_lines(suite, file, name, options);
    fclose(file);
    return status;
}

int read_suite(struct suite *suite, const struct options *options)
{
    int status = 0;

    if (options->file_count == 0)
        return read_file(suite, "-", options);
    for (size_t i = 0; i < options->file_count && status == 0; i++)
        status = read_file(suite, options->files[i], options);
    return status;
}
