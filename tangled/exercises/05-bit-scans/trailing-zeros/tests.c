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

Test(trailing_zeros, tell_it_under_noise)
{
    uint32_t random = 0x3F;

    for (unsigned i = 0; i < 3200; i++) {
        uint32_t noise = i < 32 ? UINT32_MAX : random | 1;
        uint32_t word = noise << i % 32;

        cr_assert_eq(ex_trailing_zeros32(word), i % 32, "0x%X: %u",
                     word, ex_trailing_zeros32(word));
        random = random * UINT32_C(1664525) + UINT32_C(1013904223);
    }
}
