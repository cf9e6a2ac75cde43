/*
 * A plain runner for test files written for Criterion: the same
 * macros and a main, in one process, from the C library alone.
 * Signals and alarms are used where there is POSIX, and not needed.
 *
 * Options: --list, --filter SUITE/TEST, --no-timeout.
 * Exit status: 0 passed, 1 failed or no test ran, 2 wrong usage.
 */
#ifndef PLAIN_CRITERION_H
#define PLAIN_CRITERION_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if (defined __unix__ || defined __APPLE__) && !defined __wasm__
#define PLAIN_POSIX 1
#include <signal.h>
#include <unistd.h>
#else
#define PLAIN_POSIX 0
#endif

#define PLAIN_ONCE __attribute__((weak))

struct plain_options {
    void (*init)(void);
    void (*fini)(void);
    bool disabled;
    const char *description;
    double timeout; /* seconds, rounded up; 0: none */
    int end;        /* not an option: see Test */
};

struct plain_test {
    const char *suite, *name, *where, *file;
    int line;
    void (*body)(void);
    struct plain_options options;
    struct plain_test *next;
};

struct plain_suite {
    const char *name;
    struct plain_options options;
    struct plain_suite *next;
};

enum plain_outcome { PLAIN_PASSED, PLAIN_FAILED, PLAIN_SKIPPED };

struct plain_state {
    struct plain_test *tests, *current; /* current: NULL outside */
    struct plain_suite *suites;
    enum plain_outcome outcome;         /* of the current test */
    int selected, count[3];             /* count: by outcome */
    jmp_buf leave;
    const char *filter;
    bool list, untimed;
};

PLAIN_ONCE struct plain_state plain_now;

#define PLAIN_TEXT_(text) #text
#define PLAIN_TEXT(value) PLAIN_TEXT_(value)
#define PLAIN_TEST(s, t, ...)                                       \
    void plain_test_##s##_##t(void);                                \
    static struct plain_test plain_entry_##s##_##t = {              \
        .suite = #s, .name = #s "/" #t,                             \
        .where = __FILE__ ":" PLAIN_TEXT(__LINE__) ": " #s "/" #t,  \
        .file = __FILE__, .line = __LINE__,                         \
        .body = plain_test_##s##_##t, .options = { __VA_ARGS__ } }; \
    __attribute__((constructor))                                    \
    static void plain_enter_##s##_##t(void)                         \
    { plain_enter(&plain_entry_##s##_##t); }                        \
    void plain_test_##s##_##t(void)

#define PLAIN_SUITE(s, ...)                                         \
    struct plain_suite plain_suite_##s = {                          \
        .name = #s, .options = { __VA_ARGS__ } };                   \
    __attribute__((constructor))                                    \
    static void plain_enter_suite_##s(void)                         \
    {                                                               \
        plain_suite_##s.next = plain_now.suites;                    \
        plain_now.suites = &plain_suite_##s;                        \
    }                                                               \
    extern struct plain_suite plain_suite_##s

#define Test(...) PLAIN_TEST(__VA_ARGS__, .end = 0)
#define TestSuite(...) PLAIN_SUITE(__VA_ARGS__, .end = 0)

static inline bool plain_before(const struct plain_test *a,
                                const struct plain_test *b)
{
    int order = strcmp(a->file, b->file);
    return order < 0 || (order == 0 && a->line < b->line);
}

/* Puts a test on the list, in the order of files and lines. */
PLAIN_ONCE void plain_enter(struct plain_test *test)
{
    struct plain_test **at = &plain_now.tests;
    while (*at != NULL && plain_before(*at, test))
        at = &(*at)->next;
    test->next = *at;
    *at = test;
}

/* Prints one line about the current test and marks its outcome. */
__attribute__((format(printf, 4, 5)))
PLAIN_ONCE void plain_say(enum plain_outcome outcome,
                          const char *file, int line,
                          const char *format, ...)
{
    va_list values;
    va_start(values, format);
    printf("%s:%d: %s: %s", file, line, plain_now.current->name,
           outcome == PLAIN_SKIPPED ? "skipped: " : "");
    vprintf(format, values);
    va_end(values);
    putchar('\n');
    fflush(stdout);
    if (plain_now.outcome == PLAIN_PASSED)
        plain_now.outcome = outcome;
}

/* Runs a step (NULL: none); false if an assertion left it. */
PLAIN_ONCE bool plain_step(void (*step)(void))
{
    if (setjmp(plain_now.leave) != 0)
        return false;
    if (step != NULL)
        step();
    return true;
}

/* Leaves the step that is running. */
_Noreturn static inline void plain_leave(void)
{
    longjmp(plain_now.leave, 1);
}

/* The options of the test's suite; all zero if it has none. */
PLAIN_ONCE const struct plain_options *
plain_suite_of(const struct plain_test *test)
{
    static const struct plain_options none;
    const struct plain_suite *s = plain_now.suites;
    while (s != NULL && strcmp(s->name, test->suite) != 0)
        s = s->next;
    return s != NULL ? &s->options : &none;
}

/* Starts the test's clock (0: stops it), where there is one. */
static inline void plain_clock(double timeout)
{
#if PLAIN_POSIX
    unsigned seconds = (unsigned)timeout;
    if (!plain_now.untimed)
        alarm(seconds < timeout ? seconds + 1 : seconds);
#else
    (void)timeout;
#endif
}

/* Runs one test and counts its outcome. */
PLAIN_ONCE void plain_run(struct plain_test *test)
{
    const struct plain_options *own = &test->options;
    const struct plain_options *suite = plain_suite_of(test);
    plain_now.outcome = PLAIN_PASSED;
    if (own->disabled || suite->disabled) {
        plain_now.outcome = PLAIN_SKIPPED;
    } else {
        plain_now.current = test;
        plain_clock(own->timeout > 0 ? own->timeout : suite->timeout);
        if (plain_step(suite->init) && plain_step(own->init))
            plain_step(test->body);
        plain_step(own->fini);
        plain_step(suite->fini);
        plain_clock(0);
        plain_now.current = NULL;
    }
    plain_now.count[plain_now.outcome]++;
}

/* Prints the last line, without which no run is complete. */
PLAIN_ONCE void plain_summary(void)
{
    const int *count = plain_now.count;
    int left = plain_now.selected - count[PLAIN_PASSED]
               - count[PLAIN_FAILED] - count[PLAIN_SKIPPED];
    printf("%d passed, %d failed", count[PLAIN_PASSED],
           count[PLAIN_FAILED]);
    if (count[PLAIN_SKIPPED] > 0)
        printf(", %d skipped", count[PLAIN_SKIPPED]);
    if (left > 0)
        printf(", %d not run", left);
    putchar('\n');
    fflush(stdout);
}

/* Called at every exit: inside a test, an exit is a failure. */
PLAIN_ONCE void plain_at_exit(void)
{
    const struct plain_test *test = plain_now.current;
    if (test == NULL)
        return;
    plain_say(PLAIN_FAILED, test->file, test->line, "called exit");
    plain_now.count[PLAIN_FAILED]++;
    plain_summary();
    _Exit(1);
}

#if PLAIN_POSIX
PLAIN_ONCE void plain_write(const char *text)
{
    ssize_t written = write(STDOUT_FILENO, text, strlen(text));
    (void)written; /* nobody is left to tell */
}

/* Names the test that a signal stops, and lets it be stopped. */
PLAIN_ONCE void plain_stopped(int number)
{
    const struct plain_test *test = plain_now.current;
    if (test != NULL) {
        plain_write(test->where);
        plain_write(number == SIGALRM ? ": ran out of time\n"
                                      : ": stopped by a signal\n");
    }
    signal(number, SIG_DFL);
    raise(number);
}

PLAIN_ONCE void plain_catch_signals(void)
{
    static const int fatal[] = {SIGABRT, SIGFPE, SIGILL, SIGSEGV,
                                SIGBUS};
    signal(SIGALRM, plain_stopped);
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) {
        void (*before)(int) = signal(fatal[i], plain_stopped);
        if (before != SIG_DFL)
            signal(fatal[i], before);
    }
}

#endif

#define PLAIN_17TH(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,  \
                   q, ...) q
#define PLAIN_BEYOND1(...)                                          \
    PLAIN_17TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1, 1, 1,                 \
               1, 1, 1, 1, 1, 1, 1, 0, 0)
#define PLAIN_BEYOND2(...)                                          \
    PLAIN_17TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1, 1,                    \
               1, 1, 1, 1, 1, 1, 1, 0, 0, 0)
#define PLAIN_BEYOND3(...)                                          \
    PLAIN_17TH(__VA_ARGS__, 1, 1, 1, 1, 1, 1,                       \
               1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)

#define PLAIN_JOIN_(name, digit) name##digit
#define PLAIN_JOIN(name, digit) PLAIN_JOIN_(name, digit)

#define PLAIN_CHECK(holds, then, ...)                               \
    ((holds) ? (void)0                                              \
             : (plain_say(PLAIN_FAILED, __FILE__, __LINE__,         \
                          __VA_ARGS__), then))

#define PLAIN_ONE(then, op, zero, ...)                              \
    PLAIN_JOIN(PLAIN_ONE_, PLAIN_BEYOND1(__VA_ARGS__))              \
    (then, op, zero, __VA_ARGS__)
#define PLAIN_ONE_0(then, op, zero, a)                              \
    PLAIN_CHECK((a) op zero, then, "%s",                            \
                "false: (" #a ") " #op " " #zero)
#define PLAIN_ONE_1(then, op, zero, a, ...)                         \
    PLAIN_CHECK((a) op zero, then, __VA_ARGS__)

#define PLAIN_TWO(then, how, op, ...)                               \
    PLAIN_JOIN(PLAIN_TWO_, PLAIN_BEYOND2(__VA_ARGS__))              \
    (then, how, op, __VA_ARGS__)
#define PLAIN_TWO_0(then, how, op, a, b)                            \
    PLAIN_CHECK(how(op, a, b), then, "%s",                          \
                "false: (" #a ") " #op " (" #b ")")
#define PLAIN_TWO_1(then, how, op, a, b, ...)                       \
    PLAIN_CHECK(how(op, a, b), then, __VA_ARGS__)
#define PLAIN_NUMBERS(op, a, b) (a) op (b)
#define PLAIN_STRINGS(op, a, b) strcmp(a, b) op 0

#define PLAIN_THREE(then, how, op, ...)                             \
    PLAIN_JOIN(PLAIN_THREE_, PLAIN_BEYOND3(__VA_ARGS__))            \
    (then, how, op, __VA_ARGS__)
#define PLAIN_THREE_0(then, how, op, a, b, c)                       \
    PLAIN_CHECK(how(op, a, b, c), then, "%s",                       \
                "false: (" #a ") " #op " (" #b ") [" #c "]")
#define PLAIN_THREE_1(then, how, op, a, b, c, ...)                  \
    PLAIN_CHECK(how(op, a, b, c), then, __VA_ARGS__)
#define PLAIN_ARRAYS(op, a, b, size) memcmp(a, b, size) op 0
#define PLAIN_NEAR(op, a, b, c)                                     \
    ((a) - (b) <= (c) && (b) - (a) <= (c)) op 1

#define cr_assert(...) \
    PLAIN_ONE(plain_leave(), !=, 0, __VA_ARGS__)
#define cr_assert_not(...) \
    PLAIN_ONE(plain_leave(), ==, 0, __VA_ARGS__)
#define cr_assert_null(...) \
    PLAIN_ONE(plain_leave(), ==, (void *)0, __VA_ARGS__)
#define cr_assert_not_null(...) \
    PLAIN_ONE(plain_leave(), !=, (void *)0, __VA_ARGS__)

#define PLAIN_ASSERT2(...) PLAIN_TWO(plain_leave(), __VA_ARGS__)
#define cr_assert_eq(...)  PLAIN_ASSERT2(PLAIN_NUMBERS, ==, __VA_ARGS__)
#define cr_assert_neq(...) PLAIN_ASSERT2(PLAIN_NUMBERS, !=, __VA_ARGS__)
#define cr_assert_lt(...)  PLAIN_ASSERT2(PLAIN_NUMBERS, <, __VA_ARGS__)
#define cr_assert_leq(...) PLAIN_ASSERT2(PLAIN_NUMBERS, <=, __VA_ARGS__)
#define cr_assert_gt(...)  PLAIN_ASSERT2(PLAIN_NUMBERS, >, __VA_ARGS__)
#define cr_assert_geq(...) PLAIN_ASSERT2(PLAIN_NUMBERS, >=, __VA_ARGS__)
#define cr_assert_str_eq(...) \
    PLAIN_ASSERT2(PLAIN_STRINGS, ==, __VA_ARGS__)
#define cr_assert_str_neq(...) \
    PLAIN_ASSERT2(PLAIN_STRINGS, !=, __VA_ARGS__)

#define PLAIN_ASSERT3(...) PLAIN_THREE(plain_leave(), __VA_ARGS__)
#define cr_assert_arr_eq(...) \
    PLAIN_ASSERT3(PLAIN_ARRAYS, ==, __VA_ARGS__)
#define cr_assert_arr_neq(...) \
    PLAIN_ASSERT3(PLAIN_ARRAYS, !=, __VA_ARGS__)
#define cr_assert_float_eq(...) \
    PLAIN_ASSERT3(PLAIN_NEAR, ==, __VA_ARGS__)
#define cr_assert_float_neq(...) \
    PLAIN_ASSERT3(PLAIN_NEAR, !=, __VA_ARGS__)

#define cr_expect(...) \
    PLAIN_ONE((void)0, !=, 0, __VA_ARGS__)
#define cr_expect_not(...) \
    PLAIN_ONE((void)0, ==, 0, __VA_ARGS__)
#define cr_expect_null(...) \
    PLAIN_ONE((void)0, ==, (void *)0, __VA_ARGS__)
#define cr_expect_not_null(...) \
    PLAIN_ONE((void)0, !=, (void *)0, __VA_ARGS__)

#define PLAIN_EXPECT2(...) PLAIN_TWO((void)0, __VA_ARGS__)
#define cr_expect_eq(...)  PLAIN_EXPECT2(PLAIN_NUMBERS, ==, __VA_ARGS__)
#define cr_expect_neq(...) PLAIN_EXPECT2(PLAIN_NUMBERS, !=, __VA_ARGS__)
#define cr_expect_lt(...)  PLAIN_EXPECT2(PLAIN_NUMBERS, <, __VA_ARGS__)
#define cr_expect_leq(...) PLAIN_EXPECT2(PLAIN_NUMBERS, <=, __VA_ARGS__)
#define cr_expect_gt(...)  PLAIN_EXPECT2(PLAIN_NUMBERS, >, __VA_ARGS__)
#define cr_expect_geq(...) PLAIN_EXPECT2(PLAIN_NUMBERS, >=, __VA_ARGS__)
#define cr_expect_str_eq(...) \
    PLAIN_EXPECT2(PLAIN_STRINGS, ==, __VA_ARGS__)
#define cr_expect_str_neq(...) \
    PLAIN_EXPECT2(PLAIN_STRINGS, !=, __VA_ARGS__)

#define PLAIN_EXPECT3(...) PLAIN_THREE((void)0, __VA_ARGS__)
#define cr_expect_arr_eq(...) \
    PLAIN_EXPECT3(PLAIN_ARRAYS, ==, __VA_ARGS__)
#define cr_expect_arr_neq(...) \
    PLAIN_EXPECT3(PLAIN_ARRAYS, !=, __VA_ARGS__)
#define cr_expect_float_eq(...) \
    PLAIN_EXPECT3(PLAIN_NEAR, ==, __VA_ARGS__)
#define cr_expect_float_neq(...) \
    PLAIN_EXPECT3(PLAIN_NEAR, !=, __VA_ARGS__)

#define cr_assert_fail(...)                                         \
    (plain_say(PLAIN_FAILED, __FILE__, __LINE__, __VA_ARGS__),      \
     plain_leave())
#define cr_expect_fail(...)                                         \
    plain_say(PLAIN_FAILED, __FILE__, __LINE__, __VA_ARGS__)
#define cr_skip_test(...)                                           \
    (plain_say(PLAIN_SKIPPED, __FILE__, __LINE__, __VA_ARGS__),     \
     plain_leave())

/* Whether a name is what the filter says; a star is any text. */
PLAIN_ONCE bool plain_matches(const char *filter, const char *name)
{
    if (*filter == '*')
        return plain_matches(filter + 1, name)
               || (*name != '\0' && plain_matches(filter, name + 1));
    return *filter == *name
           && (*name == '\0' || plain_matches(filter + 1, name + 1));
}

PLAIN_ONCE bool plain_usage(const char *argument)
{
    fprintf(stderr, "cannot use '%s'; options: --list, "
                    "--filter SUITE/TEST, --no-timeout\n", argument);
    return false;
}

PLAIN_ONCE bool plain_arguments(int argc, char **argv)
{
    plain_now.filter = "*";
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--list") == 0)
            plain_now.list = true;
        else if (strcmp(argv[i], "--no-timeout") == 0)
            plain_now.untimed = true;
        else if (strcmp(argv[i], "--filter") == 0 && i + 1 < argc)
            plain_now.filter = argv[++i];
        else
            return plain_usage(argv[i]);
    }
    atexit(plain_at_exit);
    #if PLAIN_POSIX
    plain_catch_signals();
    #endif
    return true;
}

/* Calls visit for each test that the filter chooses. */
PLAIN_ONCE void plain_visit(void (*visit)(struct plain_test *))
{
    struct plain_test *test = plain_now.tests;
    for (; test != NULL; test = test->next)
        if (plain_matches(plain_now.filter, test->name))
            visit(test);
}

PLAIN_ONCE void plain_choose(struct plain_test *test)
{
    (void)test;
    plain_now.selected++;
}

PLAIN_ONCE void plain_print(struct plain_test *test)
{
    printf("%s\n", test->name);
}

PLAIN_ONCE int plain_status(void)
{
    plain_summary();
    return plain_now.count[PLAIN_FAILED] > 0
           || plain_now.count[PLAIN_PASSED] == 0;
}

PLAIN_ONCE int main(int argc, char **argv)
{
    if (!plain_arguments(argc, argv))
        return 2;
    plain_visit(plain_choose);
    if (plain_now.selected == 0) {
        printf("no test matches '%s'\n", plain_now.filter);
        return 1;
    }
    plain_visit(plain_now.list ? plain_print : plain_run);
    return plain_now.list ? 0 : plain_status();
}

#endif
