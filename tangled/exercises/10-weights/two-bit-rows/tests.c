#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

void ex_two_bit_rows(int32_t dots[8], const uint8_t packed[64],
                     const int8_t y[32]);

TestSuite(two_bit_rows, .timeout = 10);

static void expect_one(unsigned row, unsigned weight)
{
    uint8_t packed[64];
    int8_t y[32] = {0};
    int32_t dots[8];
    const unsigned byte = weight % 8, at = weight / 8 * 2;

    memset(packed, 0xAA, sizeof packed); /* zeros */
    packed[byte / 4 * 32 + 4 * row + byte % 4] =
        (uint8_t)(0xAA & ~(3 << at));
    y[weight] = 100;
    ex_two_bit_rows(dots, packed, y);
    for (unsigned i = 0; i < 8; i++)
        cr_assert_eq(dots[i], i == row ? -200 : 0,
                     "weight %u of row %u: row %u is %d", weight, row,
                     i, dots[i]);
}

Test(two_bit_rows, give_each_weight_its_activation)
{
    for (unsigned row = 0; row < 8; row++)
        for (unsigned weight = 0; weight < 32; weight++)
            expect_one(row, weight);
}

Test(two_bit_rows, reach_the_extremes)
{
    uint8_t packed[64] = {0};
    int8_t y[32];
    int32_t dots[8];

    memset(y, -128, sizeof y);
    ex_two_bit_rows(dots, packed, y);
    cr_assert_eq(dots[7], 8192, "%d", dots[7]);
    memset(packed, 255, sizeof packed);
    ex_two_bit_rows(dots, packed, y);
    cr_assert_eq(dots[7], -4096, "%d", dots[7]);
}
