/* message.h: errors, and other texts that a program prints. */
#ifndef PERFT_MESSAGE_H
#define PERFT_MESSAGE_H
#include <stdbool.h>

/* What a process ends with, but for 0. */
enum { FAILED = 1, WRONG_USAGE = 2, INTERRUPTED = 130 };
/* As much of an argument as an error repeats. */
#define EXCERPT "%.60s"

/* From now on, print errors as JSON as well. */
void print_errors_as_json(void);
/* Print one line of error, formatted as by printf; return the status.
 */
__attribute__((format(printf, 2, 3))) int
report_error(int status, const char *format, ...);
/* Begin each error with a line of a file; NULL ends that. */
void set_error_place(const char *file, unsigned long line);
/* Print a text as a string of JSON. */
void print_string(const char *text);
/* Flush the output; return the status, or FAILED if that fails. */
int finish(int status);
#endif
