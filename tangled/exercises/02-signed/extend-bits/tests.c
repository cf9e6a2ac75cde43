#include <criterion/criterion.h>
#include <stdint.h>

int64_t ex_extend_bits(uint64_t word, unsigned width);

TestSuite(extend_bits, .timeout = 10);

static void expect(unsigned width, int64_t number)
{
    static const uint64_t noise[3] = {0, UINT64_MAX,
                                      UINT64_C(0x5A846CA6485A3F5A)};

    for (int i = 0; i < 3; i++) {
        uint64_t above = noise[i] << (width - 1) << 1;
        uint64_t word = (uint64_t)number << (64 - width) >> (64 - width) |
                        above;
        cr_assert_eq(ex_extend_bits(word, width), number,
                     "0x%llX, width %u: %lld, not %lld",
                     (unsigned long long)word, width,
                     (long long)ex_extend_bits(word, width),
                     (long long)number);
    }
}

Test(extend_bits, reads_random_numbers)
{
    uint64_t random = 0x3F;

    for (int i = 0; i < 64000; i++) {
        unsigned width = 1 + (unsigned)i % 64;
        int64_t max = INT64_MAX >> (64 - width);

        random = random * UINT64_C(6364136223846793005) + 1442695041;
        int64_t number = (int64_t)(random >> 1 & (uint64_t)max);
        expect(width, random >> 63 ? number : -1 - number);
    }
}

Test(extend_bits, reads_every_width)
{
    for (unsigned width = 1; width <= 64; width++) {
        int64_t max = INT64_MAX >> (64 - width);
        int64_t steps = max < 100 ? max : 100;

        for (int64_t i = 0; i <= steps; i++) {
            expect(width, i);
            expect(width, -1 - i);
            expect(width, max - i);
            expect(width, -1 - max + i);
        }
    }
}
