#include <criterion/criterion.h>

int ex_signum(unsigned nibble);

TestSuite(signum, .timeout = 10);

Test(signum, tells_the_side_of_zero)
{
    for (unsigned n = 0; n < 16; n++) {
        int side = n == 0 ? 0 : n < 8 ? 1 : -1;
        cr_assert_eq(ex_signum(n), side, "0x%X: %d, not %d", n,
                     ex_signum(n), side);
    }
}
