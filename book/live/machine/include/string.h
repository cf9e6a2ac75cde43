/*
 * string.h: the C library's own, with the attribute that others give
 * these functions: a null pointer is undefined for zero bytes as well.
 */
#ifndef MACHINE_STRING_H
#define MACHINE_STRING_H
#include_next <string.h>

#define NB_NOT_NULL(...) __attribute__((nonnull(__VA_ARGS__)))

void *memcpy(void *restrict, const void *restrict, size_t)
    NB_NOT_NULL(1, 2);
void *memmove(void *, const void *, size_t) NB_NOT_NULL(1, 2);
void *memset(void *, int, size_t) NB_NOT_NULL(1);
int memcmp(const void *, const void *, size_t) NB_NOT_NULL(1, 2);
void *memchr(const void *, int, size_t) NB_NOT_NULL(1);

char *strcpy(char *restrict, const char *restrict) NB_NOT_NULL(1, 2);
char *strncpy(char *restrict, const char *restrict, size_t)
    NB_NOT_NULL(1, 2);
char *strcat(char *restrict, const char *restrict) NB_NOT_NULL(1, 2);
char *strncat(char *restrict, const char *restrict, size_t)
    NB_NOT_NULL(1, 2);
int strcmp(const char *, const char *) NB_NOT_NULL(1, 2);
int strncmp(const char *, const char *, size_t) NB_NOT_NULL(1, 2);

char *strchr(const char *, int) NB_NOT_NULL(1);
char *strrchr(const char *, int) NB_NOT_NULL(1);
size_t strcspn(const char *, const char *) NB_NOT_NULL(1, 2);
size_t strspn(const char *, const char *) NB_NOT_NULL(1, 2);
char *strpbrk(const char *, const char *) NB_NOT_NULL(1, 2);
char *strstr(const char *, const char *) NB_NOT_NULL(1, 2);
char *strtok(char *restrict, const char *restrict) NB_NOT_NULL(2);
size_t strlen(const char *) NB_NOT_NULL(1);

#undef NB_NOT_NULL
#endif
