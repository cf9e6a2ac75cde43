#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_add(uint64_t x, uint64_t y);

TestSuite(add_by_bits, .timeout = 10);

static void check(uint64_t x, uint64_t y)
{
    uint64_t want = 0;

    for (int i = 0; i < 64; i += 4)
        want |= (((x >> i) + (y >> i)) & 15) << i;
    cr_assert_eq(ex_add(x, y), want,
                 "0x%016llX and 0x%016llX: 0x%016llX",
                 (unsigned long long)x, (unsigned long long)y,
                 (unsigned long long)ex_add(x, y));
}

Test(add_by_bits, adds_every_two_nibbles_in_every_lane)
{
    uint64_t x = 0x846CA648, y = 0x957DB759;

    for (int i = 0; i < 64; i += 4)
        for (uint64_t n = 0; n < 256; n++) {
            uint64_t hole = ~(UINT64_C(15) << i);

            x = x * UINT64_C(6364136223846793005) + 1;
            y = y * UINT64_C(6364136223846793005) + 7;
            check((x & hole) | n % 16 << i, (y & hole) | n / 16 << i);
        }
}
