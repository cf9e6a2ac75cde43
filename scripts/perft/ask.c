/*
 * ask: counts by an engine, with the seconds that it took.
 * usage: ask [--divide] ENGINE      for each line `DEPTH FEN` of the input: `NODES SECONDS`, after `MOVE: COUNT` for each move
 *
 * The clock runs from `go perft` to the engine's last line; its start, and the reading of the position, are not timed.
 */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "engine.h"
#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void place(engine *e, const char *fen)
{
    engine_tell(e, "position fen %s", fen);
    engine_tell(e, "isready");
    engine_wait(e, "readyok");
}

static void count(engine *e, unsigned long depth, bool divide)
{
    static const char last[] = "Nodes searched: ";
    uint64_t below;
    double start = now();

    engine_tell(e, "go perft %lu", depth);
    while (strncmp(engine_hear(e), last, sizeof last - 1) != 0)
        if (divide && engine_counted(e, &below) > 0)
            puts(e->line);
    printf("%s %.6f\n", e->line + sizeof last - 1, now() - start);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    bool divide = argc > 1 && strcmp(argv[1], "--divide") == 0;
    char line[ENGINE_LINE], *fen;

    if (argc != 2 + divide)
        return fputs("usage: ask [--divide] ENGINE\n", stderr), 2;
    engine e = engine_start(argv[1 + divide]);
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        unsigned long depth = strtoul(line, &fen, 10);
        if (depth == 0 || *fen++ != ' ')
            return fprintf(stderr, "ask: not DEPTH FEN: %s\n", line), 1;
        place(&e, fen);
        count(&e, depth, divide);
    }
    return 0;
}
