#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdint.h>

bool ex_has_one_bit(uint64_t word);

TestSuite(one_bit, .timeout = 10);

Test(one_bit, zero_and_all_have_not)
{
    cr_assert(!ex_has_one_bit(0), "0");
    cr_assert(!ex_has_one_bit(UINT64_MAX), "all bits");
}

Test(one_bit, three_bits_and_more_are_not_one)
{
    for (unsigned i = 0; i < 62; i++)
        for (unsigned size = 3; size <= 64 - i; size++) {
            uint64_t run = UINT64_MAX >> (64 - size) << i;
            cr_assert(!ex_has_one_bit(run), "0x%jX", (uintmax_t)run);
        }
}

Test(one_bit, noise_has_more_than_one)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 1000; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        cr_assert(!ex_has_one_bit(random | 1 | 1ull << 63), "0x%jX",
                  (uintmax_t)random);
    }
}

Test(one_bit, tells_single_bits_from_pairs)
{
    for (unsigned i = 0; i < 64; i++)
        for (unsigned k = 0; k < 64; k++) {
            uint64_t word = UINT64_C(1) << i | UINT64_C(1) << k;
            cr_assert_eq(ex_has_one_bit(word), i == k, "0x%jX",
                         (uintmax_t)word);
        }
}
