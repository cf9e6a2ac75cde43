/* batch.c: counting or checking whole suites. See batch.h. */
#define _POSIX_C_SOURCE 200809L
#include "batch.h"
#include "message.h"
#include "suite.h"
#include "work.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct batch {
    struct suite suite;
    struct suite_count **order; /* the largest first */
    pthread_mutex_t lock;
    pthread_cond_t all_done;
    size_t next, done; /* behind the lock */
};

/* What is not known may be the largest of all. */
static int compare(const void *a, const void *b)
{
    const struct suite_count *x = *(struct suite_count *const *)a;
    const struct suite_count *y = *(struct suite_count *const *)b;

    return (x->expected < y->expected) - (x->expected > y->expected);
}

static bool make_order(struct batch *batch)
{
    const size_t count = batch->suite.count;

    batch->order = calloc(count + 1, sizeof *batch->order);
    if (batch->order == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        batch->order[i] = batch->suite.counts + i;
    qsort(batch->order, count, sizeof *batch->order, compare);
    return true;
}

/* What a thread does: the next count, until there is none. */
static void *count_lines(void *data)
{
    struct batch *batch = data;

    pthread_mutex_lock(&batch->lock);
    while (batch->next < batch->suite.count) {
        struct suite_count *count = batch->order[batch->next++];
        uint64_t nodes;
        pthread_mutex_unlock(&batch->lock);
        nodes = nb_perft(&count->position, count->depth);
        pthread_mutex_lock(&batch->lock);
        count->nodes = nodes;
        count->done = true;
        if (++batch->done == batch->suite.count)
            pthread_cond_signal(&batch->all_done);
    }
    pthread_mutex_unlock(&batch->lock);
    return NULL;
}

/* At the end the lock is kept: what is reported must not change. */
static int watch(struct batch *batch, const struct options *options)
{
    const bool shown = !options->quiet && isatty(STDERR_FILENO);
    const size_t count = batch->suite.count;
    const double begin = now();

    pthread_mutex_lock(&batch->lock);
    while (batch->done < count && !is_stopped()) {
        wait_a_little(&batch->all_done, &batch->lock);
        if (shown && now() >= begin + 1)
            fprintf(stderr, "\r%zu of %zu counts\033[K", batch->done,
                    count);
    }
    if (shown)
        fprintf(stderr, "\r\033[K%.2f s\n", now() - begin);
    return batch->done < count ? INTERRUPTED : 0;
}

static bool is_check(const struct suite_count *count)
{
    return count->expected != UINT64_MAX;
}

static bool differs(const struct suite_count *count)
{
    return is_check(count) && count->done &&
           count->nodes != count->expected;
}

struct summary {
    size_t checks, right, different, saturated;
    int width; /* of the longest place that differs */
};

static struct summary summarize(const struct suite *suite)
{
    struct summary sum = {.width = 9};

    for (size_t i = 0; i < suite->count; i++) {
        const struct suite_count *count = suite->counts + i;
        const int width =
            snprintf(NULL, 0, "%s:%lu", count->file, count->line);
        sum.checks += is_check(count);
        sum.right += is_check(count) && count->done && !differs(count);
        sum.different += differs(count);
        sum.saturated += count->done && count->nodes == UINT64_MAX;
        if (differs(count) && width > sum.width)
            sum.width = width;
    }
    return sum;
}

static void print_counted(const struct suite *suite)
{
    for (size_t i = 0; i < suite->count; i++) {
        const struct suite_count *count = suite->counts + i;
        if (is_check(count) || !count->done)
            continue;
        fputs(count->fen, stdout);
        if (count->times > 0)
            printf(" ;times %" PRIu64, count->times);
        printf(" ;D%u %" PRIu64 "\n", count->depth, count->nodes);
    }
}

static void print_differences(const struct suite *suite, int width)
{
    printf("%-*s %5s %20s %20s FEN\n", width, "file:line", "depth",
           "expected", "counted");
    for (size_t i = 0; i < suite->count; i++) {
        const struct suite_count *count = suite->counts + i;
        if (differs(count))
            printf("%s:%-*lu %5u %20" PRIu64 " %20" PRIu64 " %s\n",
                   count->file, width - (int)strlen(count->file) - 1,
                   count->line, count->depth, count->expected,
                   count->nodes, count->fen);
    }
}

static void print_text_of(const struct suite *suite,
                          const struct summary *sum)
{
    const size_t missing = sum->checks - sum->right - sum->different;

    print_counted(suite);
    if (sum->different > 0)
        print_differences(suite, sum->width);
    if (sum->checks == 0 && suite->count > 0)
        return;
    printf("%zu right, %zu different", sum->right, sum->different);
    if (missing > 0)
        printf(", %zu not counted", missing);
    putchar('\n');
}

/* A number of JSON, or null. */
static void print_known(uint64_t number, bool is_known)
{
    if (is_known)
        printf("%" PRIu64, number);
    else
        fputs("null", stdout);
}

static void print_item(const struct suite_count *count)
{
    fputs("    {\"file\": ", stdout);
    print_string(count->file);
    printf(", \"line\": %lu, \"fen\": ", count->line);
    print_string(count->fen);
    fputs(", \"times\": ", stdout);
    print_known(count->times, count->times > 0);
    printf(", \"depth\": %u, \"expected\": ", count->depth);
    print_known(count->expected, is_check(count));
    printf(", \"nodes\": %" PRIu64 "}", count->nodes);
}

static void print_items(const struct suite *suite, bool complete)
{
    const char *separator = "\n";

    printf("{\n  \"complete\": %s,\n  \"items\": [",
           complete ? "true" : "false");
    for (size_t i = 0; i < suite->count; i++) {
        if (!suite->counts[i].done)
            continue;
        fputs(separator, stdout);
        print_item(suite->counts + i);
        separator = ",\n";
    }
    puts("\n  ]\n}");
}

static int report(const struct suite *suite, int status,
                  const struct options *options)
{
    const struct summary sum = summarize(suite);

    if (options->json)
        print_items(suite, status == 0);
    else
        print_text_of(suite, &sum);
    if (sum.saturated > 0)
        fputs("perft: a count does not fit into 64 bits\n", stderr);
    if (status == 0 && sum.different + sum.saturated > 0)
        status = FAILED;
    return finish(status);
}

/* Static, because threads may outlive the call. */
int do_batch(const struct options *options)
{
    static struct batch batch;
    int status = read_suite(&batch.suite, options);

    if (status != 0)
        return status;
    if (!make_order(&batch))
        return report_error(FAILED, "out of memory");
    pthread_mutex_init(&batch.lock, NULL);
    begin_waiting(&batch.all_done);
    stop_on_signals();
    status = start_threads(options->threads, count_lines, &batch, 0);
    if (status != 0)
        return status;
    return report(&batch.suite, watch(&batch, options), options);
}
