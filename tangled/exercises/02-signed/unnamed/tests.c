#include <criterion/criterion.h>

int ex_unnamed(unsigned nibble);

TestSuite(unnamed, .timeout = 10);

Test(unnamed, returns_what_the_listing_returns)
{
    static const int listed[16] = {0, 1,  2,  3,  4,  5,  6,  7,
                                   0, -1, -2, -3, -4, -5, -6, -7};

    for (unsigned n = 0; n < 16; n++)
        cr_assert_eq(ex_unnamed(n), listed[n], "0x%X: %d, not %d", n,
                     ex_unnamed(n), listed[n]);
}
