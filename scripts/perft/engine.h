/* engine.h: a chess engine that speaks UCI, as a child at two pipes. */
#ifndef ENGINE_H
#define ENGINE_H
#include <stdint.h>
#include <stdio.h>

enum { ENGINE_LINE = 512 };

typedef struct engine {
    const char *name;
    FILE *to, *from;
    char line[ENGINE_LINE]; /* the last that it said, without its end */
} engine;

/** Starts an engine and waits until it is ready; ends the program with one line and status 1 if there is none. */
engine engine_start(const char *name);

/** Tells an engine something, as printf does, and a newline. */
void engine_tell(engine *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Waits for the next line; returns it. Ends the program with status 1 if the engine has gone. */
const char *engine_hear(engine *e);

/** Waits for a line that begins with these words; returns what follows them. */
const char *engine_wait(engine *e, const char *words);

/** If its last line is a move of perft, `e2e4: 20`: the move's length, and the count. Else 0. */
size_t engine_counted(const engine *e, uint64_t *count);
#endif
