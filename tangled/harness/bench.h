/*
 * The smallest honest benchmark. A program fills a table of cases
 * and calls bench_main; see the appendix on how to read the numbers.
 */
#ifndef BENCH_H
#define BENCH_H
#include <stddef.h>
#include <stdint.h>

enum bench_kind { BENCH_THROUGHPUT, BENCH_LATENCY };

typedef struct bench_case {
    const char *group; /* cases of one group are compared */
    const char *name;
    enum bench_kind kind;
    size_t items;      /* how many items one call works on */
    const char *item;  /* what an item is, "byte"; NULL: "item" */
    void (*body)(void *data);                      /* throughput */
    uint64_t (*chain)(uint64_t last, void *data);  /* latency */
    void *data;        /* handed to body or chain */
    int chapter;       /* that brings it; 0: every chapter shows it */
    size_t at;         /* its place on a curve, a size; 0: none */
    void (*before)(void *data); /* each sample, not timed; or NULL */
} bench_case;

/**
 * Makes the compiler compute value; no instruction is spent on it.
 */
static inline void bench_sink(uint64_t value)
{
    __asm__ volatile("" : : "r"(value) : "memory");
}

/*
 * BENCH_VECTORISED before a function and BENCH_VECTORISED_LOOP
 * before each of its loops: the compiler makes vectors of them.
 * BENCH_SCALAR and BENCH_SCALAR_LOOP: it does not.
 */
#ifdef __clang__
#define BENCH_VECTORISED
#define BENCH_SCALAR
#define BENCH_VECTORISED_LOOP                                       \
    _Pragma("clang loop vectorize(enable)")
#define BENCH_SCALAR_LOOP                                           \
    _Pragma("clang loop vectorize(disable)")                        \
    _Pragma("clang loop interleave(disable)")                       \
    _Pragma("clang loop unroll(disable)")
#else
#define BENCH_VECTORISED                                            \
    __attribute__((optimize("tree-vectorize",                       \
                            "vect-cost-model=dynamic")))
#define BENCH_SCALAR __attribute__((optimize("no-tree-vectorize")))
#define BENCH_VECTORISED_LOOP
#define BENCH_SCALAR_LOOP
#endif

/**
 * Measures the cases, prints a table, and returns main's status.
 * Arguments: --out FILE writes the record as JSON; --quick takes
 * 5 samples of 0.1 ms or more, not 51 of 1 ms. Status 0: measured;
 * 1: cannot write or out of memory; 2: wrong usage or table.
 */
int bench_main(int argc, char **argv, const char *benchmark,
               const bench_case cases[], size_t count);
#endif
