#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y);

TestSuite(bcd_add_byte, .timeout = 10);

static unsigned packed(unsigned n)
{
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}

Test(bcd_add_byte, agrees_with_decimal_addition)
{
    for (unsigned x = 0; x < 100; x++)
        for (unsigned y = 0; y < 100; y++) {
            unsigned sum =
                ex_bcd_add((uint8_t)packed(x), (uint8_t)packed(y));
            cr_assert_eq(sum, packed(x + y),
                         "0x%02X + 0x%02X: 0x%03X, not 0x%03X",
                         packed(x), packed(y), sum, packed(x + y));
        }
}
