#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y);

TestSuite(bcd_add_16, .timeout = 10);

static uint64_t packed(uint64_t number)
{
    uint64_t digits = 0;

    for (int i = 0; i < 64; i += 4) {
        digits |= number % 10 << i;
        number /= 10;
    }
    return digits;
}

static void check(uint64_t x, uint64_t y)
{
    uint64_t found = ex_bcd_add(packed(x), packed(y));
    uint64_t want = packed(x + y);

    cr_assert_eq(found, want, "%llu + %llu: 0x%016llX, not 0x%016llX",
                 (unsigned long long)x, (unsigned long long)y,
                 (unsigned long long)found, (unsigned long long)want);
}

Test(bcd_add_16, carries_at_ten)
{
    const uint64_t end = UINT64_C(10000000000000000);
    uint64_t x = 0x846CA648, last = 0;

    check(0, 0);
    check(5, 5);
    check(end - 1, 1);
    check(end - 1, end - 1);
    check(end / 2, end / 2);
    for (int round = 0; round < 10000; round++) {
        check((x >> 5) % end, (last >> 5) % end);
        last = x;
        x = x * UINT64_C(6364136223846793005) + UINT64_C(0x3F0000001);
    }
}
