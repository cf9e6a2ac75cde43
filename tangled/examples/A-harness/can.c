#include <criterion/criterion.h>

#define TRY(fails, holds)                                           \
    do {                                                            \
        fails;                                                      \
        wrong += !plain_now.failed;                                 \
        plain_now.failed = false;                                   \
        holds;                                                      \
        wrong += plain_now.failed;                                  \
        plain_now.failed = false;                                   \
    } while (0)

Test(can, fail)
{
    int wrong = 0, n = 1, *p = &n, *q = NULL;
    const char *s = "3F";
    TRY(cr_expect(n == 2), cr_assert(n == 1));
    TRY(cr_expect_not(n == 1), cr_assert_not(n == 2));
    TRY(cr_expect_null(p), cr_assert_null(q));
    TRY(cr_expect_not_null(q), cr_assert_not_null(p));
    TRY(cr_expect_eq(n, 2), cr_assert_eq(n, 1));
    TRY(cr_expect_neq(n, 1), cr_assert_neq(n, 2));
    TRY(cr_expect_lt(n, 1), cr_assert_lt(n, 2));
    TRY(cr_expect_leq(n, 0), cr_assert_leq(n, 1));
    TRY(cr_expect_gt(n, 1), cr_assert_gt(n, 0));
    TRY(cr_expect_geq(n, 2), cr_assert_geq(n, 1));
    TRY(cr_expect_str_eq(s, "3f"), cr_assert_str_eq(s, "3F"));
    TRY(cr_expect_str_neq(s, "3F"), cr_assert_str_neq(s, "3f"));
    TRY(cr_expect_arr_eq(s, "3f", 2), cr_assert_arr_eq(s, "3f", 1));
    TRY(cr_expect_fail("on purpose"), (void)0);
    cr_assert_eq(wrong, 0, "%d assertions are wrong", wrong);
}

static char steps[16];
static void begin(void) { strcat(steps, "("); }
static void end(void) { strcat(steps, ")"); }
static void leave(void) { cr_assert_fail("left on purpose"); }
static void forgive(void) { plain_now.failed = false; }

TestSuite(steps, .init = begin, .fini = end, .timeout = 6.5);
Test(steps, left, .init = leave, .fini = forgive) { begin(); }
Test(steps, disabled, .disabled = true) { begin(); }
Test(steps, brief, .timeout = 2) { cr_assert_eq(alarm(0), 2); }
Test(steps, come_in_order)
{
    cr_assert_str_eq(steps, "()()(", "the steps were %s", steps);
    cr_assert_eq(alarm(0), 7, "rounded up");
}
