#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_blur(uint64_t x);

TestSuite(blur_row, .timeout = 10);

static void check(uint64_t x)
{
    uint64_t want = 0;

    for (int i = 0; i < 64; i += 4) {
        uint64_t right = i == 0 ? 0 : x >> (i - 4) & 15;
        uint64_t left = i == 60 ? 0 : x >> (i + 4) & 15;

        want |= (left + 2 * (x >> i & 15) + right) / 4 << i;
    }
    cr_assert_eq(ex_blur(x), want,
                 "0x%016llX: 0x%016llX, not 0x%016llX",
                 (unsigned long long)x, (unsigned long long)ex_blur(x),
                 (unsigned long long)want);
}

Test(blur_row, is_a_quarter_of_the_sum_rounded_down)
{
    uint64_t x = 0x846CA648;

    check(0x301);
    check(0);
    check(UINT64_MAX);
    for (int i = 0; i < 56; i += 4)
        for (uint64_t triple = 0; triple < 4096; triple++) {
            x = x * UINT64_C(6364136223846793005) + 1;
            check(((x ^ x >> 32) & ~(UINT64_C(4095) << i)) |
                  triple << i);
        }
}
