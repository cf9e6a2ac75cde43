/*
 * sentences.h: what a suite expects of the sentences that explain
 * errors. A suite includes criterion before.
 */
#ifndef SENTENCES_H
#define SENTENCES_H
#include <limits.h>
#include <string.h>

typedef const char *sentence_of(int error);

/* The errors go from 0, which is none, to the last. */
static inline void expect_own_sentences(sentence_of *of, int last)
{
    for (int e = 0; e <= last; e++) {
        const char *text = of(e);

        cr_assert_not_null(text, "error %d", e);
        cr_expect_gt(strlen(text), 7, "error %d: %s", e, text);
        cr_expect_str_neq(text, "unknown error", "error %d", e);
        cr_expect_eq(strcmp(text, "no error") == 0, e == 0, "error %d",
                     e);
        for (int other = 0; other < e; other++)
            cr_expect_str_neq(text, of(other), "errors %d and %d", e,
                              other);
    }
}

static inline void expect_unknown(sentence_of *of, int last)
{
    for (int e = -70000; e < 70000; e++)
        if (e < 0 || e > last)
            cr_expect_str_eq(of(e), "unknown error", "error %d", e);
    cr_expect_str_eq(of(INT_MIN), "unknown error", "INT_MIN");
    cr_expect_str_eq(of(INT_MAX), "unknown error", "INT_MAX");
}
#endif
