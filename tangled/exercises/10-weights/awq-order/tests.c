#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_awq_nibble(uint32_t word, unsigned weight);

TestSuite(awq_order, .timeout = 10);

Test(awq_order, takes_even_weights_from_the_low_half)
{
    for (unsigned i = 0; i < 4; i++) {
        unsigned even = ex_awq_nibble(0x76543210, 2 * i);
        unsigned odd = ex_awq_nibble(0x76543210, 2 * i + 1);

        cr_assert_eq(even, i, "weight %u: nibble %u", 2 * i, even);
        cr_assert_eq(odd, i + 4, "weight %u: nibble %u", 2 * i + 1,
                     odd);
    }
}

Test(awq_order, has_nothing_but_the_nibble)
{
    cr_assert_eq(ex_awq_nibble(0xFFFFFFFF, 7), 15, "0x%X",
                 ex_awq_nibble(0xFFFFFFFF, 7));
}
