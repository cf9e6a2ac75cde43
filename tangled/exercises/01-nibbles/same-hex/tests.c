#include <criterion/criterion.h>
#include <ctype.h>
#include <stdbool.h>

bool ex_same_hex(const char *a, const char *b);

TestSuite(same_hex, .timeout = 10);

Test(same_hex, agrees_with_the_standard_library)
{
    for (int a = 1; a < 256; a++)
        for (int b = 1; b < 256; b++) {
            char first[2] = {(char)a}, second[2] = {(char)b};
            bool same =
                isxdigit(a) && isxdigit(b) && tolower(a) == tolower(b);
            cr_assert_eq(ex_same_hex(first, second), same,
                         "0x%02X and 0x%02X", (unsigned)a, (unsigned)b);
        }
}

Test(same_hex, compares_whole_strings)
{
    cr_expect(ex_same_hex("846cA648", "846Ca648"), "cases differ");
    cr_expect(ex_same_hex("", ""), "two empty strings");
    cr_expect(!ex_same_hex("3F", "3F0"), "the second is longer");
    cr_expect(!ex_same_hex("3F0", "3F"), "the first is longer");
    cr_expect(!ex_same_hex("03F", "3F"), "text, not numbers");
    cr_expect(!ex_same_hex("3F 84", "3F 84"), "a space is no digit");
}
