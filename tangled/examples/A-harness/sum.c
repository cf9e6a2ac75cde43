#include <criterion/criterion.h>

TestSuite(sum, .timeout = 10);

Test(sum, adds)
{
    cr_assert_eq(0x3 + 0xF, 0x12, "3 + 15 = %d", 0x3 + 0xF);
}

Test(sum, goes_on)
{
    cr_expect_eq(0x3 + 0xF, 0x11, "3 + 15 = 0x%X", 0x3 + 0xF);
    cr_expect_eq(2 + 2, 5);
}

Test(sum, leaves)
{
    cr_assert_eq(0x9 << 4, -112, "0x9 << 4 is %d", 0x9 << 4);
    cr_assert_eq(2 + 2, 5, "not reached");
}
