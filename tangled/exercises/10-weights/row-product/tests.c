#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

void ex_row_dots(int32_t dots[16], const uint8_t nibbles[256],
                 const int8_t y[512]);

TestSuite(row_product, .timeout = 10);

static void expect_dot(unsigned lane, unsigned weight)
{
    uint8_t nibbles[256];
    int8_t y[512] = {0};
    int32_t dots[16];
    unsigned byte = weight % 16;

    memset(nibbles, 0x88, sizeof nibbles);
    nibbles[byte / 4 * 64 + 4 * lane + byte % 4] =
        weight < 16 ? 0x8F : 0xF8;
    y[32 * lane + weight] = -128;
    ex_row_dots(dots, nibbles, y);
    for (unsigned i = 0; i < 16; i++)
        cr_assert_eq(dots[i], i == lane ? -896 : 0,
                     "weight %u of block %u: lane %u is %d", weight,
                     lane, i, dots[i]);
}

Test(row_product, gives_each_block_its_own_activations)
{
    for (unsigned lane = 0; lane < 16; lane++)
        for (unsigned weight = 0; weight < 32; weight++)
            expect_dot(lane, weight);
}
