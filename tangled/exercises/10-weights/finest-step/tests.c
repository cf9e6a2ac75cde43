#include <criterion/criterion.h>
#include <math.h>

double ex_finest_step(double least, double greatest);

TestSuite(finest_step, .timeout = 10);

/* The largest error of weights all over the range with a scale. */
static double error_with(double scale, double least, double greatest)
{
    double largest = 0;

    for (int i = 0; i <= 100; i++) {
        const double weight = least + (greatest - least) * i / 100;
        double error = INFINITY;

        for (int n = 0; n < 16; n++)
            error = fmin(error, fabs(weight - (n - 8) * scale));
        largest = fmax(largest, error);
    }
    return largest;
}

/* The same with a step, up or down, whichever is better. */
static double error_of(double step, double least, double greatest)
{
    return fmin(error_with(step, least, greatest),
                error_with(-step, least, greatest));
}

static void check_step(double least, double greatest)
{
    const double step = ex_finest_step(least, greatest);
    const double less = step * 0.9999;

    cr_assert(step > 0, "from %g to %g: %g", least, greatest, step);
    cr_assert(error_of(step, least, greatest) <= step * 0.500001,
              "from %g to %g: with %g a weight is off by %g", least,
              greatest, step, error_of(step, least, greatest));
    cr_assert(error_of(less, least, greatest) > less * 0.500001,
              "from %g to %g: %g does, and %g is more", least, greatest,
              less, step);
}

Test(finest_step, is_the_smallest_that_keeps_the_bound)
{
    check_step(-0.86, 0.88);
    check_step(-0.5, 0.88);
    for (int i = 1; i <= 40; i++)
        for (int k = 1; k <= 40; k++)
            check_step(-i / 16.0, k / 16.0);
}

Test(finest_step, grows_with_the_weights)
{
    check_step(-3e-20, 2e-20);
    check_step(-1e20, 1e20);
}
