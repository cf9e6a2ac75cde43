/*
 * exam.h: questions for an exercise. One program asks them of a
 * solution and writes the answers down; the same program, linked with
 * another solution, judges what was written.
 */
#ifndef EXAM_H
#define EXAM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct exam;

/**
 * Asks the questions of a seed:
 * `answer SEED` writes them and the answers to descriptor 3, or to
 * standard output if there is none; `judge SEED` reads such a list
 * from standard input, holds it against this solution's answers, and
 * says which differ; `compare SEED` does so with the list as what is
 * right and this solution as what is judged; `report SEED` does the
 * same, writes the verdict to descriptor 3, and the questions between
 * what the solution itself prints, each after a byte 0x1E. Exit
 * status: 0 all right, 1 not, 2 wrong usage.
 */
int exam_main(int argc, char *argv[], void (*questions)(struct exam *));

/* -- What is drawn: small things first, the same for a seed ------- */

/** Any word; few bits are significant in the first questions. */
uint64_t exam_word(struct exam *);
/** Any number below a bound; the bound is not 0. */
uint64_t exam_below(struct exam *, uint64_t bound);
/** Fills a room with random bytes. */
void exam_fill(struct exam *, uint8_t *bytes, size_t count);
/** Any of some texts. */
const char *exam_choose(struct exam *, const char *const texts[],
                        size_t count);
/**
 * The state of the generator, for functions that draw by it
 * (positions.h): moves on with each call.
 */
uint64_t *exam_state(struct exam *);

/* -- A question, and the answers to it ---------------------------- */

/** Begins a question: the call, with its arguments, as in C. */
__attribute__((format(printf, 2, 3))) void
exam_ask(struct exam *, const char *format, ...);
/**
 * Bytes in hex, or nibbles as digits, low first in each byte, for a
 * question's text: the last four are kept.
 */
const char *exam_hex(struct exam *, const uint8_t *bytes, size_t count);
const char *exam_nibbles(struct exam *, const uint8_t *array,
                         size_t count);

/** The answer is a word: hex, of at least so many digits. */
void exam_answer_hex(struct exam *, uint64_t value, unsigned digits);
/** The answer is lanes of 1 to 32 bits: tells which of them differ. */
void exam_answer_lanes(struct exam *, uint64_t value, unsigned bits);
/** The answer is a set of squares: tells which of them differ. */
void exam_answer_squares(struct exam *, uint64_t set);
/** The answer is a number. */
void exam_answer_number(struct exam *, intmax_t value);
/** The answer is yes or no. */
void exam_answer_bool(struct exam *, bool value);
/** The answer is a number, right up to a relative error. */
void exam_answer_double(struct exam *, double value, double error);
/** The answer is a text, of fewer than so many characters. */
void exam_answer_text(struct exam *, const char *text, size_t size);
/** The answer is bytes: tells the first that differs. */
void exam_answer_bytes(struct exam *, const uint8_t *bytes,
                       size_t count);
/** The answer is nibbles, low first in each byte: tells the first. */
void exam_answer_nibbles(struct exam *, const uint8_t *array,
                         size_t count);
/** The answer is words: tells the first that differs. */
void exam_answer_words(struct exam *, const uint64_t *words,
                       size_t count);

/**
 * The answer is bytes, and many would be right. When answers are
 * judged, the buffer gets the bytes of the list, whatever they are;
 * exam_must says what has to hold of them.
 */
void exam_take(struct exam *, void *bytes, size_t count);
/** Has to hold of what was taken; else the question is failed. */
__attribute__((format(printf, 3, 4))) void
exam_must(struct exam *, bool holds, const char *format, ...);
#endif
