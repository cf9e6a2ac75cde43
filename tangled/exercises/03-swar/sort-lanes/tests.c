#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_sort(uint64_t x);

TestSuite(sort_lanes, .timeout = 20);

static void check(uint64_t x)
{
    uint64_t want = 0;
    int place = 0;

    for (uint64_t n = 0; n < 16; n++)
        for (int i = 0; i < 64; i += 4)
            if ((x >> i & 15) == n)
                want |= n << 4 * place++;
    cr_assert_eq(ex_sort(x), want, "0x%016llX: 0x%016llX",
                 (unsigned long long)x, (unsigned long long)ex_sort(x));
}

Test(sort_lanes, sorts_zeros_and_ones_and_so_everything)
{
    for (uint64_t bits = 0; bits < 0x10000; bits++) {
        uint64_t x = 0;

        for (int i = 0; i < 16; i++)
            x |= (bits >> i & 1) << 4 * i;
        check(x);
        check(x * 8 | 0x7777777777777777);
    }
}

Test(sort_lanes, sorts_random_words)
{
    uint64_t x = 0x846CA648;

    for (int round = 0; round < 10000; round++) {
        check(x);
        x = x * UINT64_C(6364136223846793005) + UINT64_C(0x3F0000001);
    }
    check(0x0123456789ABCDEF);
    check(0xFEDCBA9876543210);
}
