/*
 * guard.c: linked into each program that is graded, first of all, so
 * that it runs before anything of the submission: from here on the
 * process cannot become another program (the same one, say, with
 * weaker sanitizers), and cannot forbid itself calls: with a handler
 * for a forbidden exit it would go on after a sanitizer's report.
 */
#include "filter.h"

static void forbid_other_programs(void)
{
    static const int calls[] = {SYS_execve, SYS_execveat, SYS_seccomp};
    struct filter filter = {0};

    filter_begin(&filter);
    filter_forbid(&filter, calls, sizeof calls / sizeof *calls);
    filter_forbid_filters(&filter);
    filter_end(&filter);
}

__attribute__((section(".preinit_array"),
               used)) static void (*const guard)(void) =
    forbid_other_programs;
