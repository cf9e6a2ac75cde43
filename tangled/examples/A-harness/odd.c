#include <criterion/criterion.h>
#include "refusal.h"
#include <assert.h>

static int half(int number)
{
    assert(number % 2 != 1);
    return number / 2;
}

Test(half, of_odd) { EXPECT_REFUSED(half(-3)); }
