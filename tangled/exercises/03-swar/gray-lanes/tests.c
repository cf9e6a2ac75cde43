#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_gray(uint64_t x);

TestSuite(gray_lanes, .timeout = 10);

Test(gray_lanes, are_the_codes_of_all_lanes)
{
    uint64_t x = 0x846CA648;

    for (int round = 0; round < 10000; round++) {
        uint64_t want = 0;

        x = x * UINT64_C(6364136223846793005) + UINT64_C(0x3F0000001);
        for (int i = 0; i < 64; i += 4) {
            uint64_t n = x >> i & 15;
            want |= (n ^ n / 2) << i;
        }
        cr_assert_eq(ex_gray(x), want, "0x%016llX: 0x%016llX",
                     (unsigned long long)x,
                     (unsigned long long)ex_gray(x));
    }
}
