#include <criterion/criterion.h>
#include <math.h>

double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads);

TestSuite(sixteen_users, .timeout = 10);

/* Each block goes to the thread that is free first. */
static double time_of_blocks(double bandwidth, double work,
                             unsigned threads, unsigned count)
{
    double free_at[8] = {0}, end = 0;

    for (unsigned i = 1; i <= count; i++) {
        unsigned first = 0;

        for (unsigned t = 1; t < threads; t++)
            first = free_at[t] < free_at[first] ? t : first;
        free_at[first] =
            fmax(free_at[first], i * 18 / bandwidth) + work;
        end = fmax(end, free_at[first]);
    }
    return end;
}

static void check_words(double bandwidth, double multiply,
                        unsigned users, unsigned threads)
{
    enum { COUNT = 20000 };
    const double some = time_of_blocks(bandwidth, multiply * users,
                                       threads, COUNT);
    const double all = some * (7e9 / 32 / COUNT); /* in ns */
    const double want = users / (all * 1e-9);
    const double got =
        ex_words_per_second(bandwidth, multiply, users, threads);

    cr_assert(fabs(got - want) < want / 100,
              "%g bytes, %g ns, %u users, %u threads: %g, not %g",
              bandwidth, multiply, users, threads, got, want);
}

Test(sixteen_users, wait_for_memory_or_for_arithmetic)
{
    for (unsigned users = 1; users <= 20; users++)
        for (unsigned threads = 1; threads <= 8; threads++) {
            check_words(25, 0.33, users, threads);
            check_words(18, 1, users, threads);
            check_words(100, 0.25, users, threads);
            check_words(4.5, 0.5, users, threads);
        }
}

Test(sixteen_users, get_words_by_the_second)
{
    const double alone = ex_words_per_second(9, 1, 1, 1);
    const double four = ex_words_per_second(18, 2, 4, 1);

    cr_expect(fabs(alone - 16.0 / 7) < 1e-6, "one user: %g", alone);
    cr_expect(fabs(four - 16.0 / 7) < 1e-6, "four users: %g", four);
}
