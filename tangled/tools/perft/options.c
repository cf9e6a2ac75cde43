/* options.c: what the command line asks for. See options.h. */
#define _POSIX_C_SOURCE 200809L
#include "options.h"
#include "message.h"
#include <ctype.h>
#include <nibble/variants.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *read_number(uint64_t *number, const char *text)
{
    const char *end = text;

    for (*number = 0; isdigit((unsigned char)*end); end++) {
        unsigned digit = (unsigned)(*end - '0');
        if (*number > (UINT64_MAX - digit) / 10)
            return NULL;
        *number = 10 * *number + digit;
    }
    return end > text ? end : NULL;
}

static int read_range(unsigned *value, const char *what,
                      const char *text, unsigned min, unsigned max)
{
    uint64_t number = 0;
    const char *end = read_number(&number, text);

    if (end == NULL || *end != '\0' || number < min || number > max)
        return report_error(
            WRONG_USAGE,
            "%s must be a number from %u to %u, not '" EXCERPT "'",
            what, min, max, text);
    *value = (unsigned)number;
    return 0;
}

uint64_t all_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    if (pages <= 0 || size <= 0)
        return SIZE_MAX;
    return (uint64_t)pages * (uint64_t)size;
}

/* By how many places a unit shifts; 64 if it is none. */
static unsigned shift_of(const char *unit)
{
    if (*unit == '\0')
        return 20;
    if (unit[1] != '\0')
        return 64;
    switch (toupper((unsigned char)*unit)) {
    case 'K':
        return 10;
    case 'M':
        return 20;
    case 'G':
        return 30;
    default:
        return 64;
    }
}

static int read_size(size_t *size, const char *text)
{
    const uint64_t max = all_memory();
    uint64_t number = 0;
    const char *end = read_number(&number, text);
    unsigned shift = end == NULL ? 64 : shift_of(end);

    if (shift == 64)
        return report_error(
            WRONG_USAGE,
            "the table's size must be a number of MiB, or a "
            "number with K, M or G, not '" EXCERPT "'",
            text);
    if (number > max >> shift)
        return report_error(WRONG_USAGE,
                            "the table's size is '" EXCERPT
                            "', but there are only "
                            "%ju MiB of memory",
                            text, (uintmax_t)(max >> 20));
    *size = (size_t)number << shift;
    return 0;
}

/* All names, for people. */
static void list_names(char *list, size_t buffer)
{
    const char *name;
    size_t length = 0;

    for (size_t i = 0; (name = nb_isa_name(i)) != NULL; i++) {
        int added = snprintf(list + length, buffer - length, "%s%s",
                             i > 0 ? ", " : "", name);
        length += (size_t)added < buffer - length ? (size_t)added : 0;
    }
}

static int check_isa(const char *text)
{
    char names[200];

    if (*text != '\0' && nb_isa_is_valid(text))
        return 0;
    list_names(names, sizeof names);
    return report_error(
        WRONG_USAGE,
        "the instruction set must be one of %s, not '" EXCERPT "'",
        names, text);
}

static int read_isa(const char *text)
{
    const int status = check_isa(text);

    if (status != 0 || setenv(NB_ISA, text, 1) == 0)
        return status;
    return report_error(FAILED, "out of memory");
}

/* The flag of an option without a value, or NULL. */
static bool *flag_of(struct options *options, const char *name)
{
    const struct {
        const char *name;
        bool *flag;
    } flags[] = {
        {"--divide", &options->divide},
        {"--categories", &options->categories},
        {"--json", &options->json},
        {"--quiet", &options->quiet},
        {"--batch", &options->batch},
        {"--sum", &options->sum},
        {"--help", &options->help},
        {"--version", &options->version},
    };

    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strcmp(name, flags[i].name) == 0)
            return flags[i].flag;
    return NULL;
}

static int read_value(struct options *options, const char *name,
                      const char *value)
{
    if (strcmp(name, "--threads") == 0)
        return read_range(&options->threads, "the number of threads",
                          value, 1, MAX_THREADS);
    if (strcmp(name, "--depth") == 0) {
        options->has_depth = true;
        return read_range(&options->depth, "the depth", value, 0,
                          MAX_DEPTH);
    }
    if (strcmp(name, "--split") == 0)
        return read_range(&options->plies, "the number of plies", value,
                          0, MAX_DEPTH);
    if (strcmp(name, "--hash") == 0)
        return read_size(&options->hash, value);
    return read_isa(value);
}

/* The value of an option is behind a '=', or the next argument. */
static const char *value_of(const char *argument, const char *name,
                            const char *next)
{
    size_t length = strlen(name);

    if (strncmp(argument, name, length) != 0)
        return NULL;
    if (argument[length] == '=')
        return argument + length + 1;
    if (argument[length] != '\0')
        return NULL;
    return next == NULL ? "" : next;
}

/* Takes an option, and its value if it has one. */
static int read_option(struct options *options, char **argument,
                       int *used)
{
    static const char *const valued[] = {"--threads", "--hash", "--isa",
                                         "--depth", "--split"};
    bool *flag = flag_of(options, *argument);

    *used = 1;
    if (flag != NULL) {
        *flag = true;
        return 0;
    }
    for (size_t i = 0; i < sizeof valued / sizeof *valued; i++) {
        const char *value = value_of(*argument, valued[i], argument[1]);
        if (value == NULL)
            continue;
        *used += (*argument)[strlen(valued[i])] == '\0';
        return read_value(options, valued[i], value);
    }
    return report_error(
        WRONG_USAGE, "unknown option '" EXCERPT "': see perft --help",
        *argument);
}

/* A '-' alone is a field of a FEN, and -1 a bad number. */
static bool is_option(const char *argument)
{
    return argument[0] == '-' &&
           (argument[1] == '-' || isalpha((unsigned char)argument[1]));
}

static bool takes_files(const struct options *options)
{
    return options->batch || options->sum;
}

static bool takes_depth(const struct options *options)
{
    return !takes_files(options) && !options->split;
}

/* The depth comes first; the others are put together in a room. */
static int read_word(struct options *options, char **buffer, char *word,
                     bool first)
{
    if (takes_files(options)) {
        options->files[options->file_count++] = word;
        return 0;
    }
    if (first && takes_depth(options))
        return read_range(&options->depth, "the depth", word, 0,
                          MAX_DEPTH);
    if (options->text == NULL)
        options->text = *buffer;
    else
        *(*buffer)++ = ' ';
    *buffer = stpcpy(*buffer, word);
    return 0;
}

static int read_arguments(struct options *options, char *buffer,
                          int argc, char **argv)
{
    bool first = true;
    int status = 0, used;

    for (int i = 1; i < argc && status == 0; i += used) {
        used = 1;
        if (is_option(argv[i])) {
            status = read_option(options, argv + i, &used);
        } else {
            status = read_word(options, &buffer, argv[i], first);
            first = false;
        }
        if (options->help || options->version)
            return 0;
    }
    if (status == 0 && first && takes_depth(options))
        status = report_error(WRONG_USAGE, "expected a depth: see "
                                           "perft --help");
    return status;
}

static bool is_given(const char *name, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (value_of(argv[i], name, NULL) != NULL)
            return true;
    return false;
}

/* The library would go on without any, and count slowly. */
static int check_environment(void)
{
    const char *isa = getenv(NB_ISA);

    return isa == NULL || *isa == '\0' ? 0 : check_isa(isa);
}

/* A split and a sum have few options. */
static int check_alone(const struct options *options)
{
    const bool split = options->split;

    if (split && options->json)
        return report_error(WRONG_USAGE,
                            "--split cannot be combined with --json: "
                            "it prints lines for --batch");
    if ((split && options->sum) || options->batch || options->divide ||
        options->categories || options->hash > 0 ||
        options->threads > 1)
        return report_error(
            WRONG_USAGE,
            "%s cannot be combined with %s, --batch, --divide, "
            "--categories, --hash or --threads",
            split ? "--split" : "--sum", split ? "--sum" : "--split");
    return 0;
}

static int check_together(const struct options *options)
{
    if (options->split || options->sum) {
        const int status = check_alone(options);
        if (status != 0)
            return status;
    }
    if (options->categories && options->hash > 0)
        return report_error(WRONG_USAGE,
                            "--categories cannot be combined "
                            "with --hash");
    if (options->batch &&
        (options->divide || options->categories || options->hash > 0))
        return report_error(WRONG_USAGE,
                            "--batch cannot be combined with --divide, "
                            "--categories or --hash");
    if (options->has_depth && !options->batch)
        return report_error(WRONG_USAGE, "--depth needs --batch");
    return check_environment();
}

/* A batch uses all processors, unless it is told how many. */
static void begin_batch(struct options *options)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);

    options->batch = true;
    if (processors > 1)
        options->threads = processors < MAX_THREADS
                               ? (unsigned)processors
                               : MAX_THREADS;
}

int read_options(struct options *options, int argc, char **argv)
{
    static const struct options none = {.threads = 1};
    size_t length = 1;
    char *buffer;
    int status;

    *options = none;
    options->files = argv;
    if (is_given("--json", argc, argv))
        print_errors_as_json();
    for (int i = 1; i < argc; i++)
        length += strlen(argv[i]) + 1;
    buffer = calloc(length, 1);
    if (buffer == NULL)
        return report_error(FAILED, "out of memory");
    if (is_given("--batch", argc, argv))
        begin_batch(options);
    options->sum = is_given("--sum", argc, argv);
    options->split = is_given("--split", argc, argv);
    status = read_arguments(options, buffer, argc, argv);
    if (status != 0 || options->help || options->version)
        return status;
    return check_together(options);
}
