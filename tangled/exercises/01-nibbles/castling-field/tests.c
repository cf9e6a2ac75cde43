#include <criterion/criterion.h>
#include <stdbool.h>
#include <string.h>

bool ex_castling_rights(const char *text, unsigned *rights,
                        size_t *position);

TestSuite(castling_field, .timeout = 10);

static const char *const fields[16] = {
    "-", "K",  "Q",  "KQ",  "k",  "Kk",  "Qk",  "KQk",
    "q", "Kq", "Qq", "KQq", "kq", "Kkq", "Qkq", "KQkq",
};

static size_t length_in_common(const char *a, const char *b)
{
    size_t length = 0;

    while (a[length] != '\0' && a[length] == b[length])
        length++;
    return length;
}

static void check(const char *text)
{
    unsigned rights = 99, expected = 99;
    size_t position = 99, fine = 0;
    bool valid;

    for (unsigned i = 0; i < 16; i++) {
        size_t same = length_in_common(text, fields[i]);
        fine = same > fine ? same : fine;
        expected = strcmp(text, fields[i]) == 0 ? i : expected;
    }
    valid = ex_castling_rights(text, &rights, &position);
    cr_assert_eq(valid, expected != 99, "'%s': wrong verdict", text);
    cr_assert_eq(rights, expected, "'%s': rights 0x%X", text, rights);
    cr_assert_eq(position, fine, "'%s': at %zu", text, position);
}

Test(castling_field, every_text_gets_the_right_verdict)
{
    for (unsigned number = 0; number < 6 * 6 * 6 * 6 * 6; number++) {
        char text[6] = "";

        check(text);
        for (unsigned i = 0, rest = number; i < 5; i++, rest /= 6) {
            text[i] = "KQkq-x"[rest % 6];
            check(text);
        }
    }
}
