#include <criterion/criterion.h>

static char steps[32];

static void note(const char *step)
{
    strncat(steps, step, sizeof steps - strlen(steps) - 1);
}

static void open_suite(void) { note("<"); }
static void close_suite(void) { note(">"); }
static void open_test(void) { note("("); }
static void close_test(void) { note(")"); }

TestSuite(steps, .init = open_suite, .fini = close_suite,
          .timeout = 7);

Test(steps, cut_short, .init = open_test, .fini = close_test)
{
    note("1");
    cr_skip_test("left");
    note("not reached");
}

Test(steps, disabled, .disabled = true)
{
    note("not reached");
}

Test(steps, come_in_order)
{
    cr_assert_str_eq(steps, "<(1)><", "the steps were %s", steps);
}

#if PLAIN_POSIX
Test(steps, timeout_of_suite)
{
    cr_assert_eq(alarm(0), 7);
}

Test(steps, own_timeout, .timeout = 2.5)
{
    cr_assert_eq(alarm(0), 3, "rounded up");
}
#endif
