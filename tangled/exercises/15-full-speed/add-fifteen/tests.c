#include <criterion/criterion.h>
#include <stdint.h>

void ex_add_fifteen(uint64_t sums[4], const uint64_t words[15]);

TestSuite(add_fifteen, .timeout = 10);

/* 512 rounds of 64 columns have all columns of fifteen bits. */
Test(add_fifteen, counts_each_column)
{
    for (unsigned round = 0; round < 512; round++) {
        uint64_t words[15] = {0}, sums[4];

        for (unsigned i = 0; i < 64; i++)
            for (unsigned k = 0; k < 15; k++)
                words[k] |= (uint64_t)((64 * round + i) >> k & 1) << i;
        ex_add_fifteen(sums, words);
        for (unsigned i = 0; i < 64; i++) {
            unsigned want = 0, got = 0;
            for (unsigned k = 0; k < 15; k++)
                want += (unsigned)(words[k] >> i & 1);
            for (unsigned k = 0; k < 4; k++)
                got += (unsigned)(sums[k] >> i & 1) << k;
            cr_assert_eq(got, want, "column %u: %u, not %u", i, got,
                         want);
        }
    }
}
