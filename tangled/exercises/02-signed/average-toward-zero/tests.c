#include <criterion/criterion.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y);

TestSuite(average_toward_zero, .timeout = 10);

static int value_of(unsigned n) { return n < 8 ? (int)n : (int)n - 16; }

Test(average_toward_zero, is_half_the_sum_as_c_divides)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            unsigned got = ex_average_toward_zero(x, y);
            int want = (value_of(x) + value_of(y)) / 2;

            cr_assert(got < 16 && value_of(got) == want,
                      "0x%X and 0x%X: 0x%X, not %d", x, y, got, want);
        }
}
