#include <criterion/criterion.h>
#include <string.h>
#include <stdint.h>

void ex_four_rows(int32_t dots[4], const uint64_t words[8],
                  const int8_t y[32]);

TestSuite(four_rows, .timeout = 10);

static void put(uint64_t words[8], unsigned row, unsigned weight,
                unsigned nibble)
{
    const unsigned byte = weight % 16;
    const unsigned at = 16 * row + 8 * (byte % 2) + 4 * (weight / 16);

    words[byte / 2] &= ~(UINT64_C(15) << at);
    words[byte / 2] |= (uint64_t)nibble << at;
}

Test(four_rows, give_each_weight_its_activation)
{
    for (unsigned at = 0; at < 128; at++) {
        uint64_t words[8];
        int8_t y[32] = {0};
        int32_t dots[4];

        memset(words, 0x88, sizeof words);
        put(words, at / 32, at % 32, 15);
        y[at % 32] = 100;
        ex_four_rows(dots, words, y);
        for (unsigned row = 0; row < 4; row++)
            cr_assert_eq(dots[row], row == at / 32 ? 700 : 0,
                         "weight %u of row %u: row %u is %d", at % 32,
                         at / 32, row, dots[row]);
    }
}

Test(four_rows, may_reach_both_limits)
{
    const uint64_t words[8] = {0};
    int8_t y[32];
    int32_t dots[4];

    memset(y, -128, sizeof y);
    ex_four_rows(dots, words, y);
    cr_assert_eq(dots[0], 32768, "row 0 is %d", dots[0]);
    cr_assert_eq(dots[3], 32768, "row 3 is %d", dots[3]);
    memset(y, 127, sizeof y);
    ex_four_rows(dots, words, y);
    cr_assert_eq(dots[0], -32512, "row 0 is %d", dots[0]);
    cr_assert_eq(dots[3], -32512, "row 3 is %d", dots[3]);
}
