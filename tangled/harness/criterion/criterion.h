/*
 * A plain runner for test files written for Criterion: the same
 * macros and a main, in one process, from the C library alone.
 * Options: --list, --filter SUITE/TEST, --no-timeout. Exit status: 0
 * all passed, 1 a test failed or none ran, 2 wrong usage.
 */
#ifndef PLAIN_CRITERION_H
#define PLAIN_CRITERION_H
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if (defined __unix__ || defined __APPLE__) && !defined __wasm__
#define PLAIN_POSIX
#define PLAIN_ALARM(seconds) alarm(seconds)
#include <signal.h>
#include <unistd.h>
#elif !defined PLAIN_ALARM
#define PLAIN_ALARM(seconds) ((void)(seconds))
#endif

struct plain_options {
    void (*init)(void), (*fini)(void);
    bool disabled;
    double timeout; /* seconds, rounded up; 0: none */
    int end;        /* not an option: see Test */
};

struct plain_entry {
    const char *suite, *name, *where; /* where: for messages */
    int line;
    void (*body)(void); /* NULL: a suite */
    struct plain_options options;
    struct plain_entry *next;
};

static struct {
    struct plain_entry *entries, *current; /* NULL: not in a test */
    bool failed;                           /* the current test */
    bool no_timeout;                       /* no test has a limit */
    int count[2];                          /* [false]: passed */
    jmp_buf leave;
} plain_now;

static inline void plain_enter(struct plain_entry *entry)
{
    struct plain_entry **at = &plain_now.entries;
    while (*at != NULL && (*at)->line <= entry->line)
        at = &(*at)->next;
    entry->next = *at;
    *at = entry;
}

#define PLAIN_ENTRY(id, ...)                                        \
    static struct plain_entry plain_entry_##id;                     \
    __attribute__((constructor))                                    \
    static void plain_enter_##id(void)                              \
    { plain_enter(&plain_entry_##id); }                             \
    static struct plain_entry plain_entry_##id = { __VA_ARGS__ }

#define Test(...) PLAIN_TEST(__VA_ARGS__, .end = 0)
#define TestSuite(...) PLAIN_SUITE(__VA_ARGS__, .end = 0)

#define PLAIN_TEXT_(text) #text
#define PLAIN_TEXT(value) PLAIN_TEXT_(value)
#define PLAIN_TEST(s, t, ...)                                       \
    static void plain_test_##s##_##t(void);                         \
    PLAIN_ENTRY(s##_##t, .suite = #s, .name = #s "/" #t,            \
        .where = __FILE__ ":" PLAIN_TEXT(__LINE__) ": " #s "/" #t,  \
        .line = __LINE__, .body = plain_test_##s##_##t,             \
        .options = { __VA_ARGS__ });                                \
    static void plain_test_##s##_##t(void)
#define PLAIN_SUITE(s, ...)                                         \
    PLAIN_ENTRY(s##_, .suite = #s, .options = { __VA_ARGS__ })

/* Runs a step (NULL: none); false if an assertion left it. */
static inline bool plain_step(void (*step)(void))
{
    if (setjmp(plain_now.leave) != 0)
        return false;
    if (step != NULL)
        step();
    return true;
}

/* The options of the test's suite; all zero if it has none. */
static inline const struct plain_options *
plain_suite_of(const struct plain_entry *test)
{
    static const struct plain_options none;
    const struct plain_entry *e = plain_now.entries;
    while (e != NULL && (e->body != NULL
                         || strcmp(e->suite, test->suite) != 0))
        e = e->next;
    return e != NULL ? &e->options : &none;
}

static inline void plain_run(struct plain_entry *test)
{
    const struct plain_options *own = &test->options;
    const struct plain_options *suite = plain_suite_of(test);
    double limit = own->timeout > 0 ? own->timeout : suite->timeout;
    plain_now.current = test;
    plain_now.failed = false;
    if (!plain_now.no_timeout)
        PLAIN_ALARM((unsigned)(limit + 0.999)); /* whole seconds */
    if (plain_step(suite->init) && plain_step(own->init))
        plain_step(test->body);
    plain_step(own->fini);
    plain_step(suite->fini);
    PLAIN_ALARM(0u);
    plain_now.current = NULL;
    plain_now.count[plain_now.failed]++;
}

__attribute__((format(printf, 3, 4)))
static inline void plain_report(const char *file, int line,
                                const char *format, ...)
{
    va_list values;
    va_start(values, format);
    printf("%s:%d: %s: ", file, line, plain_now.current->name);
    vprintf(format, values);
    va_end(values);
    putchar('\n');
    fflush(stdout);
    plain_now.failed = true;
}

#define PLAIN_CHECK(then, holds, ...)                               \
    ((holds) ? (void)0                                              \
             : (plain_report(__FILE__, __LINE__, __VA_ARGS__), then))

#pragma GCC diagnostic ignored "-Wformat-extra-args"
#define PLAIN_MUST(n, how, ...)                                     \
    PLAIN_OF##n(longjmp(plain_now.leave, 1), PLAIN_##how,           \
                __VA_ARGS__, "%s", "false: " #how "(" #__VA_ARGS__ ")")
#define PLAIN_NOTE(n, how, ...)                                     \
    PLAIN_OF##n((void)0, PLAIN_##how, __VA_ARGS__,                  \
                "%s", "false: " #how "(" #__VA_ARGS__ ")")

#define PLAIN_OF1(then, how, a, ...)                                \
    PLAIN_CHECK(then, how(a), __VA_ARGS__)
#define PLAIN_OF2(then, how, a, b, ...)                             \
    PLAIN_CHECK(then, how(a, b), __VA_ARGS__)
#define PLAIN_OF3(then, how, a, b, c, ...)                          \
    PLAIN_CHECK(then, how(a, b, c), __VA_ARGS__)

#define PLAIN_true(a)            (a)
#define PLAIN_not(a)             !(a)
#define PLAIN_null(a)            (a) == NULL
#define PLAIN_not_null(a)        (a) != NULL
#define PLAIN_eq(a, b)           (a) == (b)
#define PLAIN_neq(a, b)          (a) != (b)
#define PLAIN_lt(a, b)           (a) < (b)
#define PLAIN_leq(a, b)          (a) <= (b)
#define PLAIN_gt(a, b)           (a) > (b)
#define PLAIN_geq(a, b)          (a) >= (b)
#define PLAIN_str_eq(a, b)       strcmp(a, b) == 0
#define PLAIN_str_neq(a, b)      strcmp(a, b) != 0
#define PLAIN_arr_eq(a, b, size) memcmp(a, b, size) == 0

#define cr_assert(...)            PLAIN_MUST(1, true, __VA_ARGS__)
#define cr_assert_not(...)        PLAIN_MUST(1, not, __VA_ARGS__)
#define cr_assert_null(...)       PLAIN_MUST(1, null, __VA_ARGS__)
#define cr_assert_not_null(...)   PLAIN_MUST(1, not_null, __VA_ARGS__)
#define cr_assert_eq(a, ...)      PLAIN_MUST(2, eq, a, __VA_ARGS__)
#define cr_assert_neq(a, ...)     PLAIN_MUST(2, neq, a, __VA_ARGS__)
#define cr_assert_lt(a, ...)      PLAIN_MUST(2, lt, a, __VA_ARGS__)
#define cr_assert_leq(a, ...)     PLAIN_MUST(2, leq, a, __VA_ARGS__)
#define cr_assert_gt(a, ...)      PLAIN_MUST(2, gt, a, __VA_ARGS__)
#define cr_assert_geq(a, ...)     PLAIN_MUST(2, geq, a, __VA_ARGS__)
#define cr_assert_str_eq(a, ...)  PLAIN_MUST(2, str_eq, a, __VA_ARGS__)
#define cr_assert_str_neq(a, ...) PLAIN_MUST(2, str_neq, a, __VA_ARGS__)
#define cr_assert_arr_eq(a, ...)  PLAIN_MUST(3, arr_eq, a, __VA_ARGS__)
#define cr_assert_fail(...) \
    PLAIN_CHECK(longjmp(plain_now.leave, 1), false, __VA_ARGS__)

#define cr_expect(...)            PLAIN_NOTE(1, true, __VA_ARGS__)
#define cr_expect_not(...)        PLAIN_NOTE(1, not, __VA_ARGS__)
#define cr_expect_null(...)       PLAIN_NOTE(1, null, __VA_ARGS__)
#define cr_expect_not_null(...)   PLAIN_NOTE(1, not_null, __VA_ARGS__)
#define cr_expect_eq(a, ...)      PLAIN_NOTE(2, eq, a, __VA_ARGS__)
#define cr_expect_neq(a, ...)     PLAIN_NOTE(2, neq, a, __VA_ARGS__)
#define cr_expect_lt(a, ...)      PLAIN_NOTE(2, lt, a, __VA_ARGS__)
#define cr_expect_leq(a, ...)     PLAIN_NOTE(2, leq, a, __VA_ARGS__)
#define cr_expect_gt(a, ...)      PLAIN_NOTE(2, gt, a, __VA_ARGS__)
#define cr_expect_geq(a, ...)     PLAIN_NOTE(2, geq, a, __VA_ARGS__)
#define cr_expect_str_eq(a, ...)  PLAIN_NOTE(2, str_eq, a, __VA_ARGS__)
#define cr_expect_str_neq(a, ...) PLAIN_NOTE(2, str_neq, a, __VA_ARGS__)
#define cr_expect_arr_eq(a, ...)  PLAIN_NOTE(3, arr_eq, a, __VA_ARGS__)
#define cr_expect_fail(...) \
    PLAIN_CHECK((void)0, false, __VA_ARGS__)

/* Prints the last line, without which no run is complete. */
static inline void plain_at_exit(void)
{
    const struct plain_entry *test = plain_now.current;
    if (test != NULL)
        printf("%s: called exit\n", test->where);
    printf("%d passed, %d failed\n", plain_now.count[false],
           plain_now.count[true] + (test != NULL));
    if (fflush(stdout) != 0 || test != NULL)
        _Exit(1);
}

#ifdef PLAIN_POSIX
static inline void plain_stopped(int number)
{
    const char *why = number == SIGALRM ? ": ran out of time\n"
                                        : ": stopped by a signal\n";
    const char *where = plain_now.current ? plain_now.current->where
                                          : "outside the tests";
    if (write(STDOUT_FILENO, where, strlen(where)) < 0
        || write(STDOUT_FILENO, why, strlen(why)) < 0)
        _Exit(1); /* nobody is left to tell */
    signal(number, SIG_DFL);
    raise(number);
}

#endif

static inline void plain_arm(void)
{
    atexit(plain_at_exit);
#ifdef PLAIN_POSIX
    static const int fatal[] = {SIGALRM, SIGABRT, SIGFPE, SIGILL,
                                SIGSEGV, SIGBUS};
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) {
        void (*before)(int) = signal(fatal[i], plain_stopped);
        if (before != SIG_DFL)
            signal(fatal[i], before);
    }
#endif
}

static inline bool plain_matches(const char *filter, const char *name)
{
    if (*filter == '*')
        return plain_matches(filter + 1, name)
               || (*name != '\0' && plain_matches(filter, name + 1));
    return *filter == *name
           && (*name == '\0' || plain_matches(filter + 1, name + 1));
}

static inline int plain_run_all(const char *filter, bool list)
{
    int chosen = 0;
    for (struct plain_entry *e = plain_now.entries; e; e = e->next)
        if (e->body != NULL && !e->options.disabled
            && !plain_suite_of(e)->disabled
            && plain_matches(filter, e->name)) {
            chosen++;
            list ? (void)puts(e->name) : plain_run(e);
        }
    if (chosen == 0)
        printf("no test matches '%s'\n", filter);
    return chosen == 0 || plain_now.count[true] > 0;
}

int main(int argc, char **argv)
{
    const char *filter = "*";
    bool list = false;
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--list") == 0)
            list = true;
        else if (strcmp(argv[i], "--filter") == 0 && i + 1 < argc)
            filter = argv[++i];
        else if (strcmp(argv[i], "--no-timeout") == 0)
            plain_now.no_timeout = true;
        else
            return fputs("options: --list, --filter SUITE/TEST, "
                         "--no-timeout\n", stderr), 2;
    if (!list)
        plain_arm();
    return plain_run_all(filter, list);
}
#endif
