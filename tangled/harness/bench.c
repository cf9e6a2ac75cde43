/* The smallest honest benchmark: see bench.h. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* clock_gettime, isatty, stat */
#endif
#include "bench.h"
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { BENCH_SAMPLES = 51, BENCH_QUICK_SAMPLES = 5 };

typedef struct bench_result {
    uint64_t calls;                /* in each sample */
    double samples[BENCH_SAMPLES]; /* ns an item, as they came */
    double low, median, high;      /* percentiles: 10, 50, 90 */
} bench_result;

typedef struct bench_run {
    const char *benchmark;
    const bench_case *cases;
    bench_result *results;
    size_t count;             /* of cases and of results */
    size_t samples;           /* of each case */
    uint64_t enough;          /* ns that a sample must last */
    const char *out;          /* NULL: no record */
    char fresh[FILENAME_MAX]; /* out.new, the name of: */
    FILE *record;
    FILE *progress;           /* NULL: nobody watches */
} bench_run;

static uint64_t bench_monotonic(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static uint64_t (*bench_clock)(void) = bench_monotonic;

/* The nanoseconds that so many calls take. */
static uint64_t bench_elapsed(const bench_case *c, uint64_t calls)
{
    uint64_t last = 1, start = bench_clock();
    if (c->kind == BENCH_LATENCY)
        for (uint64_t i = 0; i < calls; i++)
            last = c->chain(last, c->data);
    else
        for (uint64_t i = 0; i < calls; i++)
            c->body(c->data);
    bench_sink(last);
    return bench_clock() - start;
}

/* Nanoseconds an item, over so many calls. */
static double bench_sample(const bench_case *c, uint64_t calls)
{
    if (c->before != NULL)
        c->before(c->data);
    return (double)bench_elapsed(c, calls)
           / ((double)calls * (double)c->items);
}

/* Warms up; returns how many calls last enough nanoseconds. */
static uint64_t bench_calibrate(const bench_case *c, uint64_t enough)
{
    uint64_t calls = 1;
    bench_elapsed(c, 1);
    while (bench_elapsed(c, calls) < enough)
        calls *= 2;
    return calls;
}

static int bench_order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void bench_summarise(bench_result *r, size_t count)
{
    double sorted[BENCH_SAMPLES];
    memcpy(sorted, r->samples, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, bench_order);
    r->low = sorted[((count - 1) * 10 + 50) / 100];
    r->median = sorted[((count - 1) * 50 + 50) / 100];
    r->high = sorted[((count - 1) * 90 + 50) / 100];
}

static void bench_warming_up(const bench_run *run, size_t i)
{
    const bench_case *c = &run->cases[i];
    if (run->progress != NULL)
        fprintf(run->progress, "\rwarming up %zu of %zu: %s, %s\033[K",
                i + 1, run->count, c->group, c->name);
}

static void bench_rounds_done(const bench_run *run, size_t rounds,
                              uint64_t elapsed)
{
    size_t all = run->samples, left = all - rounds;
    if (run->progress == NULL)
        return;
    fprintf(run->progress, "\rround %zu of %zu, %zu %%, %.0f s left%s",
            rounds, all, rounds * 100 / all,
            (double)elapsed / 1e9 * (double)left / (double)rounds,
            left > 0 ? "\033[K" : "\r\033[K");
    fflush(run->progress);
}

static void bench_round(const bench_run *run, size_t round)
{
    for (size_t turn = 0; turn < run->count; turn++) {
        size_t i = (round + turn) % run->count;
        bench_result *r = &run->results[i];
        r->samples[round] = bench_sample(&run->cases[i], r->calls);
    }
}

static void bench_measure(const bench_run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        bench_warming_up(run, i);
        run->results[i].calls = bench_calibrate(&run->cases[i],
                                                run->enough);
    }
    uint64_t start = bench_clock();
    for (size_t round = 0; round < run->samples; round++) {
        bench_round(run, round);
        bench_rounds_done(run, round + 1, bench_clock() - start);
    }
}

static const char *const bench_kinds[] = {"throughput", "latency"};

static const char *bench_item(const bench_case *c)
{
    return c->item != NULL ? c->item : "item";
}

static void bench_print(const bench_run *run)
{
    printf("%-25s %8s %-10s %8s %8s %8s\n", "", "at", "kind",
           "median", "10 %", "90 %");
    for (size_t i = 0; i < run->count; i++) {
        const bench_result *r = &run->results[i];
        const bench_case *c = &run->cases[i];
        printf("%-8s %-16s %8zu %-10s %8.3f %8.3f %8.3f ns/%s\n",
               c->group, c->name, c->at, bench_kinds[c->kind],
               r->median, r->low, r->high, bench_item(c));
    }
}

static void bench_field(FILE *out, const char *name,
                        const char *text, const char *after)
{
    fprintf(out, "\"%s\": \"", name);
    for (; *text != '\0'; text++)
        if (*text == '"' || *text == '\\')
            fprintf(out, "\\%c", *text);
        else if ((unsigned char)*text < 0x20)
            fprintf(out, "\\u%04X", (unsigned)*text);
        else
            putc(*text, out);
    fprintf(out, "\"%s", after);
}

static void bench_write_result(const bench_run *run, size_t i)
{
    const bench_case *c = &run->cases[i];
    FILE *out = run->record;
    char unit[64];
    snprintf(unit, sizeof unit, "ns/%s", bench_item(c));
    fputs("{ ", out);
    bench_field(out, "group", c->group, ", ");
    bench_field(out, "name", c->name, ",\n      ");
    bench_field(out, "kind", bench_kinds[c->kind], ", ");
    bench_field(out, "unit", unit, ", ");
    fprintf(out, "\"items\": %zu, \"chapter\": %d, \"at\": %zu,\n"
                 "      ", c->items, c->chapter, c->at);
    const bench_result *r = &run->results[i];
    fprintf(out, "\"median\": %.5g, \"low\": %.5g, \"high\": %.5g,\n"
                 "      \"samples\": [", r->median, r->low, r->high);
    for (size_t k = 0; k < run->samples; k++)
        fprintf(out, "%s%.5g", k > 0 ? ", " : "", r->samples[k]);
    fputs("] }", out);
}

#ifdef __clang__
#define BENCH_COMPILER __VERSION__ /* it begins with clang's name */
#else
#define BENCH_COMPILER "gcc " __VERSION__
#endif
#ifndef BENCH_FLAGS
#define BENCH_FLAGS "unknown"
#endif

static void bench_processor(char name[256])
{
    char line[512];
    FILE *cpuinfo = fopen("/proc/cpuinfo", "r");
    strcpy(name, "unknown");
    while (cpuinfo != NULL && fgets(line, sizeof line, cpuinfo))
        if (sscanf(line, "model name : %255[^\n]", name) == 1)
            break;
    if (cpuinfo != NULL)
        fclose(cpuinfo);
}

static void bench_write(const bench_run *run)
{
    FILE *out = run->record;
    char date[sizeof "2026-11-20"], processor[256];
    time_t now = time(NULL);
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    bench_processor(processor);
    fputs("{ ", out);
    bench_field(out, "benchmark", run->benchmark, ",\n  ");
    bench_field(out, "date", date, ",\n  ");
    bench_field(out, "processor", processor, ",\n  ");
    bench_field(out, "compiler", BENCH_COMPILER, ",\n  ");
    bench_field(out, "flags", BENCH_FLAGS, ",\n  ");
    fputs("\"results\": [", out);
    for (size_t i = 0; i < run->count; i++) {
        fputs(i > 0 ? ",\n    " : "\n    ", out);
        bench_write_result(run, i);
    }
    fputs("\n  ] }\n", out);
}

/* Opens out.new; false, and errno, if there can be no record. */
static bool bench_begin(bench_run *run)
{
    struct stat s;
    errno = EINVAL;
    if (stat(run->out, &s) == 0 && !S_ISREG(s.st_mode))
        return false;
    int length = snprintf(run->fresh, sizeof run->fresh, "%s.new",
                          run->out);
    if ((size_t)length < sizeof run->fresh)
        run->record = fopen(run->fresh, "w");
    return run->record != NULL;
}

/* False if the record did not arrive, or gets no name. */
static bool bench_finish(const bench_run *run)
{
    bool arrived = !ferror(run->record);
    arrived = fclose(run->record) == 0 && arrived;
    if (arrived && rename(run->fresh, run->out) == 0)
        return true;
    remove(run->fresh);
    return false;
}

static const char *bench_arguments(int argc, char **argv,
                                   bench_run *run)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--quick") == 0) {
            run->samples = BENCH_QUICK_SAMPLES;
            run->enough = 100000;
        } else if (strcmp(argv[i], "--out") == 0 && i + 1 < argc) {
            run->out = argv[++i];
        } else {
            return "expected --out FILE or --quick";
        }
    return NULL;
}

static const char *bench_check(const bench_case cases[], size_t count)
{
    for (const bench_case *c = cases; c < cases + count; c++)
        if (c->group == NULL || c->name == NULL || c->items == 0
            || (c->kind == BENCH_LATENCY ? c->chain == NULL
                                         : c->body == NULL))
            return "a case lacks group, name, items or function";
    return count > 0 ? NULL : "expected at least one case";
}

static bool bench_measure_all(bench_run *run)
{
    if (run->out != NULL && !bench_begin(run))
        return false;
    bench_measure(run);
    for (size_t i = 0; i < run->count; i++)
        bench_summarise(&run->results[i], run->samples);
    bench_print(run);
    bool printed = fflush(stdout) == 0;
    if (run->record != NULL)
        bench_write(run);
    return (run->record == NULL || bench_finish(run)) && printed;
}

int bench_main(int argc, char **argv, const char *benchmark,
               const bench_case cases[], size_t count)
{
    bench_run run = {.benchmark = benchmark, .cases = cases,
                     .count = count, .samples = BENCH_SAMPLES,
                     .enough = 1000000,
                     .progress = isatty(STDERR_FILENO) ? stderr : NULL};
    const char *wrong = bench_arguments(argc, argv, &run);
    if (wrong == NULL)
        wrong = bench_check(cases, count);
    if (wrong != NULL)
        return fprintf(stderr, "%s: %s\n", benchmark, wrong), 2;
    run.results = calloc(count, sizeof *run.results);
    bool done = run.results != NULL && bench_measure_all(&run);
    if (!done)
        perror(run.out != NULL ? run.out : benchmark);
    free(run.results);
    return done ? 0 : 1;
}
