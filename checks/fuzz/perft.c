/* perft: options, suites and counts to add are taken, or refused with status 1 or 2. An argument a line; the first byte tells which it is. */
#define _GNU_SOURCE
#include "../../tangled/tools/perft/options.h"
#include "../../tangled/tools/perft/suite.h"
#include "fuzz.h"
#include <sys/mman.h>
#include <unistd.h>

enum { MOST = 12 };

static void try_options(char *text)
{
    static char name[] = "perft";
    char *arguments[MOST + 2] = {name};
    struct options options;
    int count = 1, status;

    for (char *line = strtok(text, "\n"); line != NULL && count <= MOST; line = strtok(NULL, "\n"))
        arguments[count++] = line;
    status = read_options(&options, count, arguments);
    MUST(status == 0 || status == 1 || status == 2);
    if (status == 0 && !options.help && !options.version && !options.batch)
        MUST(options.depth <= MAX_DEPTH && options.threads >= 1 && options.threads <= MAX_THREADS);
}

static void try_suite(const char *text, bool is_sum)
{
    const int memory = memfd_create("suite", 0);
    char path[40], *files[] = {path};
    struct options options = {.batch = !is_sum, .sum = is_sum, .files = files, .file_count = 1, .depth = MAX_DEPTH};
    struct suite suite = {0};
    int status;

    MUST(memory >= 0 && write(memory, text, strlen(text)) == (ssize_t)strlen(text));
    snprintf(path, sizeof path, "/proc/self/fd/%d", memory);
    status = read_suite(&suite, &options);
    MUST(status == 0 || status == 1 || status == 2);
    close(memory);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    const unsigned kind = take_byte(&input) % 4;
    char *text = take_text(&input);

    if (kind % 2 != 0)
        try_suite(text, kind == 3);
    else
        try_options(text);
    give_back(text);
    return 0;
}
