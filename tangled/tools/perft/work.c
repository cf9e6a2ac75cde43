/* work.c: counting in parts, by several threads. See work.h. */
#define _POSIX_C_SOURCE 200809L
#include "work.h"
#include "parts.h"
#include "progress.h"
#include "say.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_done = PTHREAD_COND_INITIALIZER;
static volatile sig_atomic_t stopped;

uint64_t total(const struct work *work)
{
    uint64_t sum = work->options->depth == 0;

    for (unsigned i = 0; i < work->root_count; i++)
        sum = nb_add_counts(sum, work->roots[i].count);
    return sum;
}

static void stop(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}

/* A signal that was ignored by the caller's wish stays so. */
static void stop_on(int signal_number)
{
    struct sigaction action, old;

    memset(&action, 0, sizeof action);
    action.sa_handler = stop;
    sigemptyset(&action.sa_mask);
    if (sigaction(signal_number, NULL, &old) == 0 &&
        old.sa_handler != SIG_IGN)
        sigaction(signal_number, &action, NULL);
}

static uint64_t count_below(struct work *work, const struct part *part)
{
    const nb_position after = nb_after(&part->position, part->move);

    if (work->table.count > 0)
        return nb_perft_hashed(&work->table, &after, work->depth - 1);
    return nb_perft(&after, work->depth - 1);
}

/* The categories of a part; its count is their first one. */
static uint64_t categories_below(nb_categories *sums, struct work *work,
                                 const struct part *part)
{
    const nb_position after = nb_after(&part->position, part->move);

    if (work->depth == 1)
        nb_count_move(sums, &part->position, part->move);
    else
        nb_perft_categories(sums, &after, work->depth - 1);
    return sums->count[NB_ALL_MOVES];
}

static void add(struct work *work, const struct part *part,
                uint64_t count, const nb_categories *sums)
{
    struct root *root = work->roots + part->root;

    pthread_mutex_lock(&lock);
    root->count = nb_add_counts(root->count, count);
    root->done++;
    nb_add_categories(&work->sums, sums);
    pthread_mutex_unlock(&lock);
}

static bool take(struct work *work, struct part *part)
{
    pthread_mutex_lock(&lock);
    const bool taken = next_part(work, part);
    pthread_mutex_unlock(&lock);
    return taken;
}

static void leave(struct work *work)
{
    pthread_mutex_lock(&lock);
    if (++work->ready == work->options->threads)
        pthread_cond_signal(&all_done);
    pthread_mutex_unlock(&lock);
}

/* What a thread does: the next part, until there is none. */
static void *count_parts(void *data)
{
    struct work *work = data;
    struct part part;

    while (take(work, &part)) {
        nb_categories sums = {{0}};
        uint64_t count = work->options->categories
                             ? categories_below(&sums, work, &part)
                             : count_below(work, &part);
        add(work, &part, count, &sums);
    }
    leave(work);
    return NULL;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Sleeps until all is done, or for a tenth of a second. */
static void wait_a_little(void)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 100000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(&all_done, &lock, &until);
}

/* At the end the lock is kept: what is told must not change. */
static int watch(struct work *work, double begin)
{
    struct progress progress = begin_progress(work->options);

    pthread_mutex_lock(&lock);
    while (work->ready < work->options->threads && !stopped) {
        wait_a_little();
        work->seconds = now() - begin;
        show_progress(&progress, work);
    }
    work->seconds = now() - begin;
    end_progress(&progress, work);
    return work->ready < work->options->threads ? INTERRUPTED : 0;
}

/* Threads that do not care when the process ends without them. */
static int start_threads(struct work *work)
{
    enum { STACK = 8 << 20 };
    pthread_attr_t attributes;
    pthread_t thread;
    int error = 0;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    for (unsigned i = 0; i < work->options->threads && error == 0; i++)
        error = pthread_create(&thread, &attributes, count_parts, work);
    pthread_attr_destroy(&attributes);
    return error == 0
               ? 0
               : complain(FAILED, "cannot start %u threads: %s",
                          work->options->threads, strerror(error));
}

static bool make_table(struct work *work)
{
    const size_t size = work->options->hash;

    if (size == 0)
        return true;
    work->memory = calloc(size, 1);
    work->table = nb_perft_table_in(work->memory, size);
    return work->memory != NULL;
}

int do_work(struct work *work, const nb_position *start,
            const struct options *options)
{
    const double begin = now();
    int status;

    memset(work, 0, sizeof *work);
    work->options = options;
    work->start = *start;
    if (!make_table(work))
        return complain(FAILED, "there is not enough memory");
    begin_parts(work);
    stop_on(SIGINT);
    stop_on(SIGTERM);
    status = start_threads(work);
    return status == 0 ? watch(work, begin) : status;
}
