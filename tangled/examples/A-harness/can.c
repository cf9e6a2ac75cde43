#include <criterion/criterion.h>

#define FAILS(assertion)                                            \
    do {                                                            \
        assertion;                                                  \
        if (plain_now.outcome == PLAIN_PASSED)                      \
            missed++;                                               \
        plain_now.outcome = PLAIN_PASSED;                           \
    } while (0)

Test(can, fail)
{
    int missed = 0, n = 1;
    FAILS(cr_expect(n == 2));
    FAILS(cr_expect_not(n == 1, "n is %d", n));
    FAILS(cr_expect_null(&n));
    FAILS(cr_expect_not_null(NULL, "no pointer"));
    FAILS(cr_expect_eq(n, 2));
    FAILS(cr_expect_neq(n, 1));
    FAILS(cr_expect_lt(n, 1));
    FAILS(cr_expect_leq(n, 0));
    FAILS(cr_expect_gt(n, 1));
    FAILS(cr_expect_geq(n, 2));
    FAILS(cr_expect_str_eq("F", "f"));
    FAILS(cr_expect_str_neq("F", "F"));
    FAILS(cr_expect_arr_eq("F", "f", 1));
    FAILS(cr_expect_arr_neq("F", "F", 1));
    FAILS(cr_expect_float_eq(1., 2., .5));
    FAILS(cr_expect_float_neq(1., 2., 1.));
    FAILS(cr_expect_fail("on purpose"));
    cr_assert_eq(missed, 0, "%d assertions did not fail", missed);
}

Test(can, hold)
{
    int n = 1;
    cr_assert(n == 1);
    cr_assert_not(n == 2);
    cr_assert_null(NULL);
    cr_assert_not_null(&n);
    cr_assert_eq(n, 1);
    cr_assert_neq(n, 2);
    cr_assert_lt(n, 2);
    cr_assert_leq(n, 1);
    cr_assert_gt(n, 0);
    cr_assert_geq(n, 1);
    cr_assert_str_eq("F", "F");
    cr_assert_str_neq("F", "f");
    cr_assert_arr_eq("3F", "3f", 1);
    cr_assert_arr_neq("3F", "3f", 2);
    cr_assert_float_eq(1., 2., 1.);
    cr_assert_float_neq(1., 2., .5);
}
