#include <criterion/criterion.h>
#include <ctype.h>
#include <stdbool.h>
#include <string.h>

bool ex_same_hex(const char *a, const char *b);

TestSuite(same_hex, .timeout = 10);

static void expect(const char *a, const char *b, bool same)
{
    cr_assert_eq(ex_same_hex(a, b), same, "'%s' and '%s': %d, not %d",
                 a, b, !same, same);
    cr_assert_eq(ex_same_hex(b, a), same, "'%s' and '%s': %d, not %d",
                 b, a, !same, same);
}

Test(same_hex, compares_every_character)
{
    for (int place = 0; place < 20; place++)
        for (int c = 1; c < 256; c++) {
            const char text[] = "0123456789abcdefABCD";
            char other[] = "0123456789ABCDEFabcd";

            other[place] = (char)c;
            expect(text, other, isxdigit(c) && tolower(c) ==
                                    tolower(text[place]));
            expect(other, other, isxdigit(c));
        }
}

Test(same_hex, compares_texts_and_not_numbers)
{
    static const char *const others[][2] = {
        {"3F", "F3"}, {"3F", "3F0"}, {"3F", "03F"}, {"3F", ""},
        {"0x3F", "0X3F"}, {"+F", "+F"}, {" 3F", " 3F"},
        {"11111111111111111", "22222222222222222"}};

    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        expect(others[i][0], others[i][1], false);
    expect("846cA648", "846Ca648", true);
    expect("3f0", "3F0", true);
    expect("a", "A", true);
    expect("", "", true);
}

Test(same_hex, strings_may_be_long)
{
    char a[400] = "", b[400] = "";

    memset(a, 'f', 399);
    memset(b, 'F', 399);
    expect(a, b, true);
    b[398] = 'E';
    expect(a, b, false);
}
