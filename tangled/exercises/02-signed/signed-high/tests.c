#include <criterion/criterion.h>
#include <stdint.h>

int64_t ex_signed_high(uint8_t byte);

TestSuite(signed_high, .timeout = 10);

Test(signed_high, is_the_floor_of_a_sixteenth)
{
    for (int number = -128; number < 128; number++) {
        uint8_t byte = (uint8_t)number;
        int high = (number + 128) / 16 - 8;
        cr_assert_eq(ex_signed_high(byte), high,
                     "0x%02X: %lld, not %d", (unsigned)byte,
                     (long long)ex_signed_high(byte), high);
    }
}
