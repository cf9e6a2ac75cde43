#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_count(uint64_t x, unsigned value);

TestSuite(count_lanes, .timeout = 10);

static void check(uint64_t x)
{
    for (unsigned value = 0; value < 16; value++) {
        unsigned want = 0;

        for (int i = 0; i < 64; i += 4)
            want += (x >> i & 15) == value;
        cr_assert_eq(ex_count(x, value), want,
                     "0x%X in 0x%016llX: %u, not %u", value,
                     (unsigned long long)x, ex_count(x, value), want);
    }
}

Test(count_lanes, counts_each_value_in_random_words)
{
    uint64_t x = 0x846CA648;

    for (int round = 0; round < 2000; round++) {
        check(x ^ x >> 32);
        x = x * UINT64_C(6364136223846793005) + UINT64_C(0x3F0000001);
    }
}

Test(count_lanes, counts_sixteen_and_neighbours_by_one)
{
    check(0);
    check(UINT64_MAX);
    check(0x1111111111111110);
    check(0x5454545454545454);
}
