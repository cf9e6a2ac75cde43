/*
 * variants.h: walks the variants of a table that can run here, and
 * prints which ones were tried, and which were skipped and why.
 */
#ifndef VARIANTS_H
#define VARIANTS_H
#include <nibble/variants.h>
#include <stdio.h>
#include <string.h>

/* A line of the log, which checks/check-variants reads. */
static inline void variants_print(const char *what,
                                  const nb_variants *of,
                                  const nb_variant *v)
{
    const char *needs = nb_missing_feature(v->needs, 0);
    const char *lacks = nb_missing_feature(v->needs, nb_features());

    printf("variant %s: %s, %s", what, of->operation, v->name);
    if (needs != NULL)
        printf(", needs %s", needs);
    if (lacks != NULL)
        printf(" (there is no %s here)", lacks);
    putchar('\n');
    fflush(stdout);
}

/**
 * The variant after v that can run here, the first one if v is NULL,
 * and NULL after the last one.
 */
static inline const nb_variant *variants_next(const nb_variants *of,
                                              const nb_variant *v)
{
    const nb_variant *end = of->list + of->count;

    for (v = v == NULL ? of->list : v + 1; v < end; v++) {
        if ((v->needs & ~nb_features()) == 0) {
            variants_print("tried", of, v);
            return v;
        }
        variants_print("skipped", of, v);
    }
    return NULL;
}

static const struct {
    const char *operation, *name; /* they begin so */
    int chapter;
} variants_rows[] = {
    {"", "", 0},
    {"array ", "", 4},
    {"lsb", "", 5},
    {"msb", "", 5},
    {"popcount", "", 5},
    {"array ", "bit scan", 5},
    {"quads ", "", 6},
    {"array ", "sse2", 8},
    {"quads ", "sse2", 8},
    {"array ", "avx", 9},
    {"quads ", "avx", 9},
    {"weights ", "", 10},
    {"fill", "", 11},
    {"sliders ", "", 11},
    {"quads to threats", "", 11},
    {"perft", "", 13},
    {"perft", "", 15},
    {"perft", "list", 13},
    {"perft", "bulk", 13},
};

/** The chapter of the book that makes a variant of an operation. */
static inline int variants_chapter(const char *operation,
                                   const char *name)
{
    const size_t count = sizeof variants_rows / sizeof *variants_rows;
    int chapter = 0;

    for (size_t i = 0; i < count; i++)
        if (strncmp(operation, variants_rows[i].operation,
                    strlen(variants_rows[i].operation)) == 0 &&
            strncmp(name, variants_rows[i].name,
                    strlen(variants_rows[i].name)) == 0)
            chapter = variants_rows[i].chapter;
    return chapter;
}
#endif
