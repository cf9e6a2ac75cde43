#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_trailing_zeros32(uint32_t word);

TestSuite(trailing_zeros, .timeout = 10);

Test(trailing_zeros, of_zero_are_32)
{
    cr_assert_eq(ex_trailing_zeros32(0), 32, "%u",
                 ex_trailing_zeros32(0));
}

Test(trailing_zeros, tell_the_lowest_bit)
{
    for (unsigned i = 0; i < 32; i++)
        for (unsigned k = i; k < 32; k++) {
            uint32_t word = UINT32_C(1) << i | UINT32_C(1) << k;
            cr_assert_eq(ex_trailing_zeros32(word), i, "0x%X: %u",
                         word, ex_trailing_zeros32(word));
        }
}
