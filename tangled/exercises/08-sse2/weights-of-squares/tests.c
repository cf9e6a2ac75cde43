#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>

unsigned ex_weigh(uint64_t set, const uint8_t weights[64]);

TestSuite(weights_of_squares, .timeout = 10);

static void check_weight(uint64_t set, unsigned start, unsigned step)
{
    uint8_t *memory = malloc(64 + start % 16);
    uint8_t *weights = memory + start % 16;
    unsigned want = 0, got;

    for (unsigned i = 0; i < 64; i++) {
        weights[i] = (uint8_t)(start + step * i);
        want += (set >> i & 1) != 0 ? weights[i] : 0;
    }
    got = ex_weigh(set, weights);
    cr_expect_eq(got, want, "0x%jX from %u: %u, not %u",
                 (uintmax_t)set, start, got, want);
    free(memory);
}

Test(weights_of_squares, every_square_counts_with_its_weight)
{
    for (unsigned start = 0; start < 16; start++)
        for (unsigned i = 0; i < 64; i++) {
            check_weight(UINT64_C(1) << i, start, 31);
            check_weight(~UINT64_C(0) >> i, start, 31);
            check_weight(UINT64_C(0x5A846CA6485A3F5B) << i, start, 31);
        }
}

Test(weights_of_squares, the_sum_of_the_greatest_is_exact)
{
    check_weight(~UINT64_C(0), 255, 0);
    check_weight(UINT64_C(0xFF00FF00FF00FF00), 128, 0);
}
