#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_signs(uint16_t x);

TestSuite(gather_signs, .timeout = 10);

Test(gather_signs, are_bit_i_for_lane_i)
{
    for (unsigned x = 0; x < 0x10000; x++) {
        unsigned want = 0;

        for (unsigned i = 0; i < 4; i++)
            want |= (x >> (4 * i + 3) & 1) << i;
        cr_assert_eq(ex_signs((uint16_t)x), want, "0x%04X: %u, not %u",
                     x, ex_signs((uint16_t)x), want);
    }
}
