#include <criterion/criterion.h>

unsigned ex_results_that_fit(int weight, int least, int greatest);

TestSuite(how_many_fit, .timeout = 10);

Test(how_many_fit, depends_on_the_weights)
{
    cr_expect_eq(ex_results_that_fit(15, -128, 127), 8, "four bits");
    cr_expect_eq(ex_results_that_fit(31, -128, 127), 4, "five bits");
    cr_expect_eq(ex_results_that_fit(3, -128, 127), 42, "two bits");
}

Test(how_many_fit, depends_on_the_activations)
{
    cr_expect_eq(ex_results_that_fit(64, -128, 1), 2, "just fits");
    cr_expect_eq(ex_results_that_fit(64, 0, 127), 2, "none below 0");
    cr_expect_eq(ex_results_that_fit(1, -1, 1), 16383, "the least");
    cr_expect_eq(ex_results_that_fit(1, -2, 1), 8192, "a limit");
}
