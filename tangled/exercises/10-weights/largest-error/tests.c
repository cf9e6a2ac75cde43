#include <criterion/criterion.h>

float ex_largest_error(const float values[32], float scale);

TestSuite(largest_error, .timeout = 10);

static void expect_error(float value, float scale, float want)
{
    float values[32] = {0}, got;

    values[17] = value;
    got = ex_largest_error(values, scale);
    cr_assert_eq(got, want, "of %g with scale %g: %g, not %g",
                 (double)value, (double)scale, (double)got,
                 (double)want);
}

Test(largest_error, is_zero_for_whole_steps)
{
    expect_error(-8, 1, 0);
    expect_error(3.5f, 0.5f, 0);
}

Test(largest_error, is_at_most_half_a_step_within_the_range)
{
    expect_error(2.25f, 1, 0.25f);
    expect_error(2.5f, -1, 0.5f);
}

Test(largest_error, is_larger_beyond_the_range)
{
    expect_error(8, 1, 1);
    expect_error(-8, -1, 1);
    expect_error(-10, 1, 2);
}
