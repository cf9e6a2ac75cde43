/* The smallest honest benchmark: see bench.h. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* clock_gettime, lstat, isatty */
#endif
#include "bench.h"
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { BENCH_SAMPLES = 51, BENCH_QUICK_SAMPLES = 5 };

typedef struct bench_plan {
    const char *out; /* NULL: no record */
    size_t samples;  /* at most BENCH_SAMPLES */
    uint64_t enough; /* nanoseconds that a sample must last */
} bench_plan;

typedef struct bench_summary {
    double low, median, high; /* 10th, 50th, 90th percentile */
} bench_summary;

typedef struct bench_result {
    const bench_case *what;
    uint64_t calls;                /* in each sample */
    size_t count;
    double samples[BENCH_SAMPLES]; /* ns an item, as they came */
    bench_summary summary;
} bench_result;

static uint64_t bench_monotonic(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static uint64_t (*bench_clock)(void) = bench_monotonic;

static const uint64_t bench_most_calls = UINT64_C(1) << 32;

/* A greater number of calls, if so many took less than enough ns. */
static uint64_t bench_more_calls(uint64_t calls, uint64_t took,
                                 uint64_t enough)
{
    uint64_t most = calls * 16, next = most;
    if (took > 0)
        next = calls * enough / took * 5 / 4 + 1;
    if (next > most)
        next = most;
    return next < bench_most_calls ? next : bench_most_calls;
}

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
    bench_keep(last);
    return bench_clock() - start;
}

/* Warms up; returns how many calls last enough nanoseconds. */
static uint64_t bench_calibrate(const bench_case *c, uint64_t enough)
{
    uint64_t calls = 1, took = bench_elapsed(c, calls);
    while (took < enough && calls < bench_most_calls) {
        calls = bench_more_calls(calls, took, enough);
        took = bench_elapsed(c, calls);
    }
    return calls;
}

/* Nanoseconds an item, over so many calls. */
static double bench_sample(const bench_case *c, uint64_t calls)
{
    return (double)bench_elapsed(c, calls)
           / ((double)calls * (double)c->items);
}

static int bench_order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The percentile of one or more sorted values. */
static double bench_percentile(const double sorted[], size_t count,
                               size_t percent)
{
    size_t place = percent * (count - 1);
    double below = sorted[place / 100];
    if (place % 100 == 0)
        return below;
    double gap = sorted[place / 100 + 1] - below;
    return below + gap * (double)(place % 100) / 100;
}

/* Median and spread of 1 to BENCH_SAMPLES samples. */
static bench_summary bench_summarise(const double samples[],
                                     size_t count)
{
    double sorted[BENCH_SAMPLES];
    memcpy(sorted, samples, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, bench_order);
    return (bench_summary){
        .low = bench_percentile(sorted, count, 10),
        .median = bench_percentile(sorted, count, 50),
        .high = bench_percentile(sorted, count, 90)};
}

static void bench_measure_group(bench_result results[], size_t count,
                                const bench_plan *plan)
{
    for (size_t i = 0; i < count; i++)
        results[i].calls =
            bench_calibrate(results[i].what, plan->enough);
    for (size_t round = 0; round < plan->samples; round++)
        for (size_t i = 0; i < count; i++) {
            bench_result *r = &results[(round + i) % count];
            r->samples[r->count++] = bench_sample(r->what, r->calls);
        }
    for (size_t i = 0; i < count; i++)
        results[i].summary =
            bench_summarise(results[i].samples, results[i].count);
}

/* How many of the results, from the first, are of its group. */
static size_t bench_group_size(const bench_result results[],
                               size_t count)
{
    size_t size = 1;
    while (size < count && strcmp(results[size].what->group,
                                  results[0].what->group) == 0)
        size++;
    return size;
}

static void bench_measure(bench_result results[], size_t count,
                          const bench_plan *plan)
{
    for (size_t done = 0; done < count;) {
        size_t size = bench_group_size(results + done, count - done);
        if (isatty(STDERR_FILENO))
            fprintf(stderr, "measuring %s\n",
                    results[done].what->group);
        bench_measure_group(results + done, size, plan);
        done += size;
    }
}

static const char *bench_kind_name(enum bench_kind kind)
{
    return kind == BENCH_LATENCY ? "latency" : "throughput";
}

static const char *bench_item(const bench_case *c)
{
    return c->item != NULL ? c->item : "item";
}

static void bench_print(FILE *out, const bench_result results[],
                        size_t count)
{
    fprintf(out, "%-25s %-10s %8s %8s %8s\n", "", "kind",
            "median", "10 %", "90 %");
    for (size_t i = 0; i < count; i++) {
        const bench_case *c = results[i].what;
        bench_summary s = results[i].summary;
        fprintf(out, "%-8s %-16s %-10s %8.3f %8.3f %8.3f ns/%s\n",
                c->group, c->name, bench_kind_name(c->kind),
                s.median, s.low, s.high, bench_item(c));
    }
}

typedef struct bench_record {
    const char *benchmark, *date, *processor;
    const bench_result *results;
    size_t count;
} bench_record;

#define BENCH_TEXT_(number) #number
#define BENCH_TEXT(number) BENCH_TEXT_(number)
#if defined __clang__
#define BENCH_COMPILER                                              \
    "clang " BENCH_TEXT(__clang_major__)                            \
    "." BENCH_TEXT(__clang_minor__) "." BENCH_TEXT(__clang_patchlevel__)
#elif defined __GNUC__
#define BENCH_COMPILER "gcc " __VERSION__
#else
#define BENCH_COMPILER "unknown"
#endif

#ifndef BENCH_FLAGS
#define BENCH_FLAGS "unknown" /* the Makefile passes them */
#endif

/* Writes what stands between the quotes of a JSON string. */
static void bench_json_text(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '"' || *text == '\\')
            fprintf(out, "\\%c", *text);
        else if ((unsigned char)*text < 0x20)
            fprintf(out, "\\u%04X", (unsigned)*text);
        else
            putc(*text, out);
}

static void bench_json_field(FILE *out, const char *name,
                             const char *text, const char *after)
{
    fprintf(out, "\"%s\": \"", name);
    bench_json_text(out, text);
    fprintf(out, "\"%s", after);
}

static void bench_json_result(FILE *out, const bench_result *r)
{
    const bench_case *c = r->what;
    fputs("{ ", out);
    bench_json_field(out, "group", c->group, ", ");
    bench_json_field(out, "name", c->name, ",\n      ");
    bench_json_field(out, "kind", bench_kind_name(c->kind), ", ");
    fputs("\"unit\": \"ns/", out);
    bench_json_text(out, bench_item(c));
    fprintf(out, "\", \"items\": %zu,\n      \"median\": %.5g, "
                 "\"low\": %.5g, \"high\": %.5g,\n      \"samples\": [",
            c->items, r->summary.median, r->summary.low,
            r->summary.high);
    for (size_t i = 0; i < r->count; i++)
        fprintf(out, "%s%.5g", i > 0 ? ", " : "", r->samples[i]);
    fputs("] }", out);
}

static bool bench_json_record(FILE *out, const void *data)
{
    const bench_record *record = data;
    fputs("{ ", out);
    bench_json_field(out, "benchmark", record->benchmark, ",\n  ");
    bench_json_field(out, "date", record->date, ",\n  ");
    bench_json_field(out, "processor", record->processor, ",\n  ");
    bench_json_field(out, "compiler", BENCH_COMPILER, ",\n  ");
    bench_json_field(out, "flags", BENCH_FLAGS, ",\n  ");
    fputs("\"results\": [", out);
    for (size_t i = 0; i < record->count; i++) {
        fputs(i > 0 ? ",\n    " : "\n    ", out);
        bench_json_result(out, &record->results[i]);
    }
    return fputs("\n  ] }\n", out) != EOF;
}

/* The name to write under: path.new, or path if it is no file. */
static const char *bench_fresh_name(const char *path, char *fresh,
                                    size_t size)
{
    struct stat s;
    bool direct = lstat(path, &s) == 0 && !S_ISREG(s.st_mode);
    int length = snprintf(fresh, size, "%s%s", path,
                          direct ? "" : ".new");
    return (size_t)length < size ? NULL : "the name is too long";
}

static const char *bench_write_file(const char *path,
                                    bool (*writer)(FILE *,
                                                   const void *),
                                    const void *data)
{
    errno = 0;
    FILE *out = fopen(path, "w");
    if (out == NULL)
        return strerror(errno);
    bool arrived = writer(out, data) && !ferror(out);
    arrived = fclose(out) == 0 && arrived;
    if (arrived)
        return NULL;
    return errno != 0 ? strerror(errno) : "not all was written";
}

/* Replaces a file as a whole: NULL, or what went wrong. */
static const char *bench_save(const char *path,
                              bool (*writer)(FILE *, const void *),
                              const void *data)
{
    char fresh[4096];
    const char *wrong = bench_fresh_name(path, fresh, sizeof fresh);
    if (wrong != NULL)
        return wrong;
    wrong = bench_write_file(fresh, writer, data);
    if (strcmp(fresh, path) == 0)
        return wrong;
    if (wrong == NULL && rename(fresh, path) != 0)
        wrong = strerror(errno);
    if (wrong != NULL)
        remove(fresh);
    return wrong;
}

/* Finds the processor's name in the text of /proc/cpuinfo. */
static void bench_processor(FILE *cpuinfo, char *name, size_t size)
{
    char line[256];
    snprintf(name, size, "unknown");
    while (cpuinfo != NULL && fgets(line, sizeof line, cpuinfo)) {
        const char *value = strchr(line, ':');
        if (value == NULL || strncmp(line, "model name", 10) != 0)
            continue;
        line[strcspn(line, "\n")] = '\0';
        snprintf(name, size, "%s", value + 1 + (value[1] == ' '));
        break;
    }
}

static const char *bench_record_run(const char *path,
                                    bench_record record)
{
    char processor[256], date[sizeof "2026-11-20"];
    FILE *cpuinfo = fopen("/proc/cpuinfo", "r");
    bench_processor(cpuinfo, processor, sizeof processor);
    if (cpuinfo != NULL)
        fclose(cpuinfo);
    time_t now = time(NULL);
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    record.processor = processor;
    record.date = date;
    return bench_save(path, bench_json_record, &record);
}

/* A message that lasts until the next one. */
__attribute__((format(printf, 1, 2)))
static const char *bench_wrong(const char *format, ...)
{
    static char text[512];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    return text;
}

static const char *bench_unknown(const char *argument)
{
    return bench_wrong("cannot use '%s'; options: --out FILE, --quick",
                       argument);
}

/* NULL, or what is wrong with the arguments. */
static const char *bench_arguments(int argc, char **argv,
                                   bench_plan *plan)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            plan->samples = BENCH_QUICK_SAMPLES;
            plan->enough = 100000;
        } else if (strcmp(argv[i], "--out") == 0 && i + 1 < argc) {
            plan->out = argv[++i];
        } else {
            return bench_unknown(argv[i]);
        }
    }
    return NULL;
}

/* NULL, or what is wrong with the first wrong case. */
static const char *bench_check(const bench_case cases[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const bench_case *c = &cases[i];
        if (c->group == NULL || c->name == NULL)
            return bench_wrong("case %zu: no group or no name", i);
        if (c->kind == BENCH_LATENCY ? c->chain == NULL
                                     : c->body == NULL)
            return bench_wrong("%s/%s: no function for its kind",
                               c->group, c->name);
        if (c->items == 0)
            return bench_wrong("%s/%s: no items", c->group, c->name);
    }
    return count > 0 ? NULL : "no case to measure";
}

/* NULL, or why a record could not be written to path. */
static const char *bench_try(const char *path)
{
    char fresh[4096];
    const char *wrong = bench_fresh_name(path, fresh, sizeof fresh);
    FILE *out = wrong == NULL ? fopen(fresh, "a") : NULL;
    if (out == NULL)
        return wrong != NULL ? wrong : strerror(errno);
    fclose(out);
    if (strcmp(fresh, path) != 0)
        remove(fresh);
    return NULL;
}

static const char *bench_run(const char *benchmark,
                             const bench_case cases[], size_t count,
                             const bench_plan *plan)
{
    bench_result *results = calloc(count, sizeof *results);
    if (results == NULL)
        return strerror(ENOMEM);
    for (size_t i = 0; i < count; i++)
        results[i].what = &cases[i];
    bench_measure(results, count, plan);
    bench_print(stdout, results, count);
    const char *wrong = fflush(stdout) != 0 ? strerror(errno) : NULL;
    if (plan->out != NULL && wrong == NULL)
        wrong = bench_record_run(plan->out, (bench_record){
            .benchmark = benchmark, .results = results,
            .count = count});
    free(results);
    return wrong;
}

static int bench_complain(int status, const char *about,
                          const char *wrong)
{
    fprintf(stderr, "%s: %s\n", about, wrong);
    return status;
}

int bench_main(int argc, char **argv, const char *benchmark,
               const bench_case cases[], size_t count)
{
    bench_plan plan = {.samples = BENCH_SAMPLES, .enough = 1000000};
    const char *wrong = bench_arguments(argc, argv, &plan);
    if (wrong == NULL)
        wrong = bench_check(cases, count);
    if (wrong != NULL)
        return bench_complain(2, benchmark, wrong);
    if (plan.out != NULL)
        wrong = bench_try(plan.out);
    if (wrong == NULL)
        wrong = bench_run(benchmark, cases, count, &plan);
    if (wrong != NULL)
        return bench_complain(1, plan.out != NULL ? plan.out
                                                  : benchmark, wrong);
    return 0;
}
