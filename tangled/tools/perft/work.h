/* work.h: counting in parts, by several threads. */
#ifndef PERFT_WORK_H
#define PERFT_WORK_H
#include "options.h"
#include <nibble/moves.h>
#include <nibble/perft.h>
#include <nibble/position.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* A part of the work: a move in a position some plies down. */
struct part {
    nb_position position;
    nb_move move;
    unsigned root; /* the number of the first move on the path */
};

/* A position on the way; its first `next` moves are given out. */
struct level {
    nb_position position;
    nb_move moves[NB_MAX_MOVES];
    unsigned count, next;
};

/* Where in the tree the next part begins. */
struct walk {
    struct level levels[MAX_DEPTH];
    unsigned height; /* levels in use */
    unsigned plies;  /* levels at which parts begin */
};

/* A move at the root, and what has been counted below it. */
struct root {
    nb_move move;
    uint64_t count;
    uint64_t in_progress;   /* of parts that are not done */
    uint64_t started, done; /* parts */
};

/* A thread, and its part. */
struct worker {
    struct work *work;
    unsigned root;            /* of the part */
    _Atomic uint64_t counted; /* of the part, by this thread alone */
};

struct work {
    const struct options *options;
    nb_position start;
    unsigned depth; /* of each part, its move among it */
    unsigned root_count;
    nb_perft_table table;
    void *memory; /* of the table */
    struct worker workers[MAX_THREADS];
    /* From here on behind the lock. */
    struct walk walk;
    struct root roots[NB_MAX_MOVES];
    nb_categories sums;
    unsigned ready; /* threads */
    double seconds;
};

/* All that has been counted behind a first move. */
uint64_t root_sum(const struct root *root);
/* Counts; 0, INTERRUPTED, or FAILED after a complaint. */
int do_work(struct work *work, const nb_position *start,
            const struct options *options);
/* What a batch needs of the threads, too. */
typedef void *thread_function(void *data);
/* Starts threads, each with its own of the data; 0 or a status. */
int start_threads(unsigned threads, thread_function *run, void *data,
                  size_t size);
void begin_waiting(pthread_cond_t *condition);
void wait_a_little(pthread_cond_t *condition, pthread_mutex_t *mutex);
void stop_on_signals(void);
bool is_stopped(void);
double now(void);
/* All that has been counted. */
uint64_t total(const struct work *work);
#endif
