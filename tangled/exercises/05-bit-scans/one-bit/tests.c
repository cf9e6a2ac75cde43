#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_has_one_bit(uint64_t word);

TestSuite(one_bit, .timeout = 10);

Test(one_bit, zero_and_all_have_not)
{
    cr_assert_eq(ex_has_one_bit(0), 0, "0");
    cr_assert_eq(ex_has_one_bit(UINT64_MAX), 0, "all bits");
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
