#include <criterion/criterion.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count);

TestSuite(check_digit, .timeout = 20);

static bool valid(const uint8_t *number, size_t length)
{
    return ex_check_digit(number, length - 1) == number[length - 1];
}

static void expect_changes_noticed(uint8_t *number, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        uint8_t digit = number[i];

        for (uint8_t other = 0; other < 16; other++) {
            number[i] = other;
            cr_assert_eq(valid(number, length), other == digit,
                         "place %zu: 0x%X becomes 0x%X", i, digit,
                         other);
        }
        number[i] = digit;
    }
}

static void expect_exchanges_noticed(uint8_t *number, size_t length)
{
    for (size_t i = 0; i + 1 < length; i++) {
        uint8_t left = number[i], right = number[i + 1];

        number[i] = right;
        number[i + 1] = left;
        cr_assert_eq(valid(number, length), left == right,
                     "0x%X and 0x%X exchanged", left, right);
        number[i] = left;
        number[i + 1] = right;
    }
}

Test(check_digit, notices_both_mistakes_in_every_short_number)
{
    for (unsigned n = 0; n < 16 * 16 * 16; n++) {
        uint8_t number[4] = {n >> 8 & 15, n >> 4 & 15, n & 15};

        number[3] = (uint8_t)ex_check_digit(number, 3);
        cr_assert(number[3] < 16, "0x%03X: 0x%X", n, number[3]);
        expect_changes_noticed(number, 4);
        expect_exchanges_noticed(number, 4);
    }
}
