/*
 * stdlib.h: the C library's own, with the attribute that others give
 * these functions: they must not be called with a null pointer.
 */
#ifndef MACHINE_STDLIB_H
#define MACHINE_STDLIB_H
#include_next <stdlib.h>

#define NB_NOT_NULL(...) __attribute__((nonnull(__VA_ARGS__)))

int atoi(const char *) NB_NOT_NULL(1);
long atol(const char *) NB_NOT_NULL(1);
long long atoll(const char *) NB_NOT_NULL(1);
double atof(const char *) NB_NOT_NULL(1);
long strtol(const char *restrict, char **restrict, int) NB_NOT_NULL(1);
long long strtoll(const char *restrict, char **restrict, int)
    NB_NOT_NULL(1);
unsigned long strtoul(const char *restrict, char **restrict, int)
    NB_NOT_NULL(1);
unsigned long long strtoull(const char *restrict, char **restrict, int)
    NB_NOT_NULL(1);
float strtof(const char *restrict, char **restrict) NB_NOT_NULL(1);
double strtod(const char *restrict, char **restrict) NB_NOT_NULL(1);
void qsort(void *, size_t, size_t,
           int (*)(const void *, const void *)) NB_NOT_NULL(1, 4);
void *bsearch(const void *, const void *, size_t, size_t,
              int (*)(const void *, const void *)) NB_NOT_NULL(1, 2, 5);

#undef NB_NOT_NULL
#endif
