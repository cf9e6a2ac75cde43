#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y);

TestSuite(lanes_of_three, .timeout = 10);

static void check(uint64_t x, uint64_t y)
{
    uint64_t want = 0;

    for (int i = 0; i < 63; i += 3)
        want |= (((x >> i) + (y >> i)) & 7) << i;
    cr_assert_eq(ex_add_threes(x, y), want,
                 "0x%016llX and 0x%016llX: 0x%016llX",
                 (unsigned long long)x, (unsigned long long)y,
                 (unsigned long long)ex_add_threes(x, y));
}

Test(lanes_of_three, add_modulo_eight)
{
    uint64_t x = 0x846CA648, last = 0;

    for (int round = 0; round < 10000; round++) {
        check(x >> 1, last >> 1);
        last = x;
        x = x * UINT64_C(6364136223846793005) + UINT64_C(0x3F0000001);
    }
    check(INT64_MAX, INT64_MAX);
    check(INT64_MAX, 1);
}
