/* engine.c: see engine.h. */
#define _POSIX_C_SOURCE 200809L /* fdopen, fork, pipe */
#include "engine.h"
#include <ctype.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static _Noreturn void stop(const engine *e, const char *why)
{
    fprintf(stderr, "%s: %s\n", e->name, why);
    exit(1);
}

static _Noreturn void become(const char *name, int in, int out)
{
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    execlp(name, name, (char *)NULL);
    perror(name);
    _exit(1);
}

/* The child keeps none of our ends: it has to see that we are gone. */
static void connect_child(engine *e, const int to[2], const int from[2])
{
    pid_t child = fork();

    if (child < 0)
        stop(e, "cannot be started");
    if (child == 0) {
        close(to[1]);
        close(from[0]);
        become(e->name, to[0], from[1]);
    }
    close(to[0]);
    close(from[1]);
    e->to = fdopen(to[1], "w");
    e->from = fdopen(from[0], "r");
}

engine engine_start(const char *name)
{
    engine e = {.name = name};
    int to[2], from[2];

    signal(SIGPIPE, SIG_IGN);
    if (pipe(to) != 0 || pipe(from) != 0)
        stop(&e, "cannot be given a pipe");
    connect_child(&e, to, from);
    if (e.to == NULL || e.from == NULL)
        stop(&e, "cannot be spoken to");
    engine_tell(&e, "isready");
    engine_wait(&e, "readyok");
    return e;
}

void engine_tell(engine *e, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vfprintf(e->to, format, arguments);
    va_end(arguments);
    putc('\n', e->to);
    if (fflush(e->to) != 0)
        stop(e, "has gone");
}

const char *engine_hear(engine *e)
{
    if (fgets(e->line, sizeof e->line, e->from) == NULL)
        stop(e, "has gone");
    e->line[strcspn(e->line, "\r\n")] = '\0';
    return e->line;
}

const char *engine_wait(engine *e, const char *words)
{
    size_t length = strlen(words);

    while (strncmp(engine_hear(e), words, length) != 0)
        continue;
    return e->line + length;
}

size_t engine_counted(const engine *e, uint64_t *count)
{
    size_t length = strcspn(e->line, ":");

    if (length < 4 || length > 5 || !isdigit((unsigned char)e->line[1]))
        return 0;
    return sscanf(e->line + length, ": %" SCNu64, count) == 1 ? length : 0;
}
