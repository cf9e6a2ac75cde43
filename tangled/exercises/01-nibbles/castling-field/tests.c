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

static void check(const char *text)
{
    unsigned rights = 99, wanted = 99;
    size_t position = 99, fine = 0;

    for (unsigned i = 0; i < 16; i++) {
        size_t same = 0;
        while (text[same] != '\0' && text[same] == fields[i][same])
            same++;
        fine = same > fine ? same : fine;
        wanted = strcmp(text, fields[i]) == 0 ? i : wanted;
    }
    char copy[16] = "QkqKQkqKQkqKQkq"; /* more behind the text's end */
    memcpy(copy, text, strlen(text) + 1);
    bool valid = ex_castling_rights(copy, &rights, &position);
    cr_assert_eq(valid, wanted != 99, "'%s': returned %d, not %d", text,
                 valid, wanted != 99);
    cr_assert_eq(rights, wanted, "'%s': rights 0x%X, not 0x%X%s", text,
                 rights, wanted, valid ? "" : " as before");
    cr_assert_eq(position, fine, "'%s': position %zu, not %zu", text,
                 position, fine);
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

Test(castling_field, other_characters_are_found_in_every_place)
{
    for (unsigned i = 0; i < 16; i++)
        for (size_t at = 0; at <= strlen(fields[i]); at++)
            for (int c = 1; c < 256; c++) {
                char text[6] = "";

                memcpy(text, fields[i], strlen(fields[i]));
                text[at] = (char)c;
                check(text);
            }
}
