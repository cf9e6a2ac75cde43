#include <criterion/criterion.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

unsigned ex_check_digit(const uint8_t *digits, size_t count);

TestSuite(check_digit, .timeout = 20);

static void expect_invalid(const uint8_t *number, size_t length,
                           const char *mistake, size_t place)
{
    char text[32] = "";

    for (size_t i = 0; i < length; i++)
        text[i] = "0123456789ABCDEF"[number[i]];
    cr_assert_neq(ex_check_digit(number, length - 1),
                  number[length - 1],
                  "0x%s is valid, with a digit %s at place %zu", text,
                  mistake, place);
}

static void make_mistakes(uint8_t *number, size_t length)
{
    unsigned check = ex_check_digit(number, length - 1);

    cr_assert(check < 16, "0x%X is not a digit", check);
    number[length - 1] = (uint8_t)check;
    for (size_t i = 0; i < length; i++) {
        for (uint8_t change = 1; change < 16; change++) {
            number[i] ^= change;
            expect_invalid(number, length, "changed", i);
            number[i] ^= change;
        }
        uint8_t left = number[i], right = number[i + 1];
        if (i + 1 < length && left != right) {
            number[i] = right;
            number[i + 1] = left;
            expect_invalid(number, length, "exchanged", i);
            number[i] = left;
            number[i + 1] = right;
        }
    }
}

Test(check_digit, notices_both_mistakes_in_every_short_number)
{
    for (unsigned n = 0; n < 16 * 16 * 16; n++) {
        uint8_t number[5] = {n >> 8 & 15, n >> 4 & 15, n & 15};
        make_mistakes(number, 4);
    }
}

Test(check_digit, notices_both_mistakes_in_longer_numbers)
{
    uint32_t seed = 0x3F;

    for (size_t count = 1; count <= 20; count++)
        for (int round = 0; round < 100; round++) {
            uint8_t number[22] = {0};

            for (size_t i = 0; i < count; i++) {
                seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
                number[i] = (uint8_t)(seed >> 28);
            }
            make_mistakes(number, count + 1);
        }
}
