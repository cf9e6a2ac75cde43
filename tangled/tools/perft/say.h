/* say.h: what the tool tells and complains of. */
#ifndef PERFT_SAY_H
#define PERFT_SAY_H
#include <stdbool.h>

/* What a process ends with, but for 0. */
enum { FAILED = 1, WRONG_USAGE = 2, INTERRUPTED = 130 };
/* The most bytes of somebody's argument that a complaint repeats. */
#define SOME "%.60s"

/* Complaints come as JSON, too. */
void say_json(void);
/* One line of complaint; returns the status. Formats as printf. */
__attribute__((format(printf, 2, 3))) int
complain(int status, const char *format, ...);
/* A text between quotes, as JSON wants it. */
void print_string(const char *text);
/* What could not be written is a failure, too. */
int finish(int status);
#endif
