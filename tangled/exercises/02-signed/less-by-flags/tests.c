#include <criterion/criterion.h>
#include <stdbool.h>

bool ex_less_by_flags(unsigned x, unsigned y);

TestSuite(less_by_flags, .timeout = 10);

Test(less_by_flags, is_the_order_of_the_values)
{
    for (int x = -8; x < 8; x++)
        for (int y = -8; y < 8; y++) {
            bool found =
                ex_less_by_flags((unsigned)x & 15, (unsigned)y & 15);
            cr_assert_eq(found, x < y, "%d < %d: %d", x, y, found);
        }
}
