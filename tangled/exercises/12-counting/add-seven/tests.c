#include <criterion/criterion.h>
#include <stdint.h>

void ex_add_seven(uint64_t sums[3], const uint64_t words[7]);

TestSuite(add_seven, .timeout = 10);

/* Two rounds have all 128 columns of seven bits. */
Test(add_seven, counts_each_column)
{
    for (unsigned round = 0; round < 2; round++) {
        uint64_t words[7] = {0, 0, 0, 0, 0, 0, 0}, sums[3];

        for (unsigned i = 0; i < 64; i++)
            for (unsigned k = 0; k < 7; k++)
                words[k] |= (uint64_t)((64 * round + i) >> k & 1) << i;
        ex_add_seven(sums, words);
        for (unsigned i = 0; i < 64; i++) {
            unsigned want = 0;
            unsigned got = (unsigned)((sums[0] >> i & 1) + 2 * (sums[1] >> i & 1) +
                                      4 * (sums[2] >> i & 1));
            for (unsigned k = 0; k < 7; k++)
                want += (unsigned)(words[k] >> i & 1);
            cr_assert_eq(got, want, "column %u: %u, not %u", i, got, want);
        }
    }
}
