/* work.c: counting in parts, by several threads. See work.h. */
#define _POSIX_C_SOURCE 200809L
#include "work.h"
#include "parts.h"
#include "progress.h"
#include "message.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_done;
static volatile sig_atomic_t stopped;

static uint64_t counted_by(struct worker *worker)
{
    return atomic_load_explicit(&worker->counted, memory_order_relaxed);
}

/* Adds to what is known of the part that a thread counts. */
static void add_progress(void *data, uint64_t count)
{
    struct worker *worker = data;
    const uint64_t sum = nb_add_counts(counted_by(worker), count);

    atomic_store_explicit(&worker->counted, sum, memory_order_relaxed);
}

uint64_t root_sum(const struct root *root)
{
    return nb_add_counts(root->count, root->in_progress);
}

uint64_t total(const struct work *work)
{
    uint64_t sum = work->options->depth == 0;

    for (unsigned i = 0; i < work->root_count; i++)
        sum = nb_add_counts(sum, root_sum(work->roots + i));
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

void stop_on_signals(void)
{
    stop_on(SIGINT);
    stop_on(SIGTERM);
}

bool is_stopped(void)
{
    return stopped;
}

static uint64_t count_below(struct worker *worker,
                            const struct part *part)
{
    const struct work *work = worker->work;
    const nb_position after =
        nb_position_after(&part->position, part->move);

    if (work->table.count > 0)
        return nb_perft_hashed_progress(&work->table, &after,
                                        work->depth - 1, add_progress,
                                        worker);
    return nb_perft(&after, work->depth - 1);
}

/* The categories of a part; its count is their first one. */
static uint64_t categories_below(nb_categories *sums, struct work *work,
                                 const struct part *part)
{
    const nb_position after =
        nb_position_after(&part->position, part->move);

    if (work->depth == 1)
        nb_count_move(sums, &part->position, part->move);
    else
        nb_perft_categories(sums, &after, work->depth - 1);
    return sums->count[NB_ALL_MOVES];
}

static void add(struct worker *worker, const struct part *part,
                uint64_t count, const nb_categories *sums)
{
    struct root *root = worker->work->roots + part->root;

    pthread_mutex_lock(&lock);
    root->count = nb_add_counts(root->count, count);
    root->done++;
    atomic_store_explicit(&worker->counted, 0, memory_order_relaxed);
    nb_add_categories(&worker->work->sums, sums);
    pthread_mutex_unlock(&lock);
}

static bool take_part(struct worker *worker, struct part *part)
{
    pthread_mutex_lock(&lock);
    const bool started = next_part(worker->work, part);
    if (started)
        worker->root = part->root;
    pthread_mutex_unlock(&lock);
    return started;
}

static void finish_worker(struct work *work)
{
    pthread_mutex_lock(&lock);
    if (++work->ready == work->options->threads)
        pthread_cond_signal(&all_done);
    pthread_mutex_unlock(&lock);
}

/* What a thread does: the next part, until there is none. */
static void *count_parts(void *data)
{
    struct worker *worker = data;
    struct work *work = worker->work;
    struct part part;

    while (take_part(worker, &part)) {
        nb_categories sums = {{0}};
        uint64_t count = work->options->categories
                             ? categories_below(&sums, work, &part)
                             : count_below(worker, &part);
        add(worker, &part, count, &sums);
    }
    finish_worker(work);
    return NULL;
}

double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Whoever sets the clock back does not make us sleep longer. */
void begin_waiting(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;

    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(condition, &attributes);
    pthread_condattr_destroy(&attributes);
}

/* Sleeps until all is done, or for a tenth of a second. */
void wait_a_little(pthread_cond_t *condition, pthread_mutex_t *mutex)
{
    struct timespec until;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += 100000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(condition, mutex, &until);
}

/* Behind the lock: a part is reported, or it is done. */
static void update_progress(struct work *work)
{
    for (unsigned i = 0; i < work->root_count; i++)
        work->roots[i].in_progress = 0;
    for (unsigned i = 0; i < work->options->threads; i++) {
        struct worker *worker = work->workers + i;
        uint64_t *sum = &work->roots[worker->root].in_progress;
        *sum = nb_add_counts(*sum, counted_by(worker));
    }
}

/* At the end the lock is kept: what is reported must not change. */
static int watch(struct work *work, double begin)
{
    struct progress progress = begin_progress(work->options);

    pthread_mutex_lock(&lock);
    while (work->ready < work->options->threads && !stopped) {
        wait_a_little(&all_done, &lock);
        update_progress(work);
        work->seconds = now() - begin;
        show_progress(&progress, work);
    }
    work->seconds = now() - begin;
    end_progress(&progress, work);
    return work->ready < work->options->threads ? INTERRUPTED : 0;
}

/* They leave the signals to the main thread. */
static int create_threads(unsigned threads, thread_function *run,
                          void *data, size_t size,
                          const pthread_attr_t *attributes)
{
    sigset_t signals, before;
    pthread_t thread;
    int error = 0;

    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    for (unsigned i = 0; i < threads && error == 0; i++)
        error = pthread_create(&thread, attributes, run,
                               (char *)data + i * size);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error;
}

/* Threads that do not care when the process ends without them. */
int start_threads(unsigned threads, thread_function *run, void *data,
                  size_t size)
{
    enum { STACK = 16 << 20 };
    pthread_attr_t attributes;
    int error;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    error = create_threads(threads, run, data, size, &attributes);
    pthread_attr_destroy(&attributes);
    return error == 0
               ? 0
               : report_error(FAILED, "cannot start %u threads: %s",
                              threads, strerror(error));
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
        return report_error(FAILED, "not enough memory for the table");
    begin_parts(work);
    begin_waiting(&all_done);
    stop_on_signals();
    for (unsigned i = 0; i < options->threads; i++)
        work->workers[i].work = work;
    status = start_threads(options->threads, count_parts, work->workers,
                           sizeof *work->workers);
    return status == 0 ? watch(work, begin) : status;
}
