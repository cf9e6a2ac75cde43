#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_high_of_complement(uint8_t byte);

TestSuite(high_of_complement, .timeout = 10);

Test(high_of_complement, is_15_minus_the_high_nibble)
{
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned high = ex_high_of_complement((uint8_t)byte);
        cr_assert_eq(high, 15 - byte / 16, "0x%02X: 0x%X, not 0x%X",
                     byte, high, 15 - byte / 16);
    }
}
