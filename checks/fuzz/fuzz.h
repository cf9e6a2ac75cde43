/* fuzz.h: what the targets of `make fuzz` share. Each is a program with libFuzzer's main, which calls LLVMFuzzerTestOneInput. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What doesn't hold ends the run, and libFuzzer keeps the input. */
#define MUST(holds) ((holds) ? (void)0 : must_fail(__FILE__, __LINE__, #holds))

static inline void must_fail(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
    abort();
}

/* What is left of the input. */
struct input {
    const uint8_t *at;
    size_t left;
};

static inline unsigned take_byte(struct input *input)
{
    if (input->left == 0)
        return 0;
    input->left--;
    return *input->at++;
}

/* A room of exactly so many bytes, not aligned, so that the sanitizer sees a step beyond its end. Freed by give_back. */
static inline uint8_t *room(size_t size)
{
    uint8_t *whole = malloc(size + 1);

    MUST(whole != NULL);
    return whole + 1;
}

static inline void give_back(void *room)
{
    free((uint8_t *)room - 1);
}

/* The next bytes of the input in a room of their own, followed by zeros where the input ends. */
static inline uint8_t *take_bytes(struct input *input, size_t size)
{
    const size_t there = size < input->left ? size : input->left;
    uint8_t *bytes = room(size);

    if (there > 0)
        memcpy(bytes, input->at, there);
    memset(bytes + there, 0, size - there);
    input->at += there;
    input->left -= there;
    return bytes;
}

/* The rest as a text, with a final '\0'. */
static inline char *take_text(struct input *input)
{
    const size_t length = input->left;

    return (char *)take_bytes(input, length + 1);
}

#endif
