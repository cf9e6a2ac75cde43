#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count);

TestSuite(check_digit_hidden, .timeout = 20);

Test(check_digit_hidden, depends_on_every_place_of_a_long_number)
{
    uint8_t digits[40] = {3, 15, 8, 4, 6, 12, 10, 6, 4, 8};
    unsigned check = ex_check_digit(digits, 40);

    for (size_t i = 0; i < 40; i++) {
        digits[i] ^= 8;
        cr_expect_neq(ex_check_digit(digits, 40), check, "at %zu", i);
        digits[i] ^= 8;
    }
}
