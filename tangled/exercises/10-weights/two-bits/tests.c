#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

int32_t ex_two_bit_dot(const uint8_t packed[8], const int8_t y[32]);

TestSuite(two_bits, .timeout = 10);

Test(two_bits, give_each_weight_its_activation)
{
    for (unsigned i = 0; i < 32; i++) {
        uint8_t packed[8];
        int8_t y[32] = {0};
        int32_t got;

        memset(packed, 0xE4, sizeof packed); /* -2, -1, 0 and 1 */
        y[i] = 100;
        got = ex_two_bit_dot(packed, y);
        cr_assert_eq(got, 100 * ((int)i / 8 - 2), "weight %u: %d", i,
                     got);
    }
}

Test(two_bits, reach_the_extremes)
{
    uint8_t packed[8] = {0};
    int8_t y[32];

    memset(y, -128, sizeof y);
    cr_assert_eq(ex_two_bit_dot(packed, y), 8192, "%d",
                 ex_two_bit_dot(packed, y));
}
