/* progress.c: how far the struct work has come. See progress.h. */
#define _POSIX_C_SOURCE 200809L
#include "progress.h"
#include "parts.h"
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

struct progress begin_progress(const struct options *options)
{
    struct progress progress = {false, false, 0};

    progress.enabled = !options->quiet && isatty(STDERR_FILENO);
    return progress;
}

/* A time in the unit that suits it. */
static void print_time(double seconds)
{
    if (seconds < 100)
        fprintf(stderr, "%.0f s", seconds);
    else if (seconds < 100 * 60)
        fprintf(stderr, "%.0f min", seconds / 60);
    else if (seconds < 100 * 3600)
        fprintf(stderr, "%.1f h", seconds / 3600);
    else
        fprintf(stderr, "%.3g days", seconds / 86400);
}

/* Once a second. Parts are not equal, so the rest is a guess. */
void show_progress(struct progress *progress, const struct work *work)
{
    const double done = fraction_started(work);

    if (!progress->enabled || work->seconds < progress->last + 1)
        return;
    progress->last = work->seconds;
    progress->shown = true;
    fprintf(stderr, "\r%5.1f%%  %" PRIu64 " in ", 100 * done,
            total(work));
    print_time(work->seconds);
    if (done > 0) {
        fputs(", about ", stderr);
        print_time(work->seconds * (1 - done) / done);
        fputs(" left", stderr);
    }
    fputs("\033[K", stderr);
}

void end_progress(struct progress *progress, const struct work *work)
{
    const double millions = (double)total(work) / 1e6;

    if (!progress->enabled)
        return;
    fprintf(stderr, "%s%.2f s, %.0f million a second\n",
            progress->shown ? "\r\033[K" : "", work->seconds,
            work->seconds > 0 ? millions / work->seconds : 0);
}
