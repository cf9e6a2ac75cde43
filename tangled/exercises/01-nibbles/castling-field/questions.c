#include <ctype.h>
#include <exam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool ex_castling_rights(const char *text, unsigned *rights,
                        size_t *position);

static char *quoted(char *to, const char *text)
{
    char *at = to;

    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;

        if (isalnum(c))
            *at++ = *text;
        else
            at += sprintf(at, "\\%03o", (unsigned)c);
    }
    *at = '\0';
    return to;
}

static char *exact_copy(const char *text)
{
    return strcpy(malloc(strlen(text) + 1), text);
}

static void ask(struct exam *exam, const char *text)
{
    char written[100], said[80], *copy = exact_copy(text);
    unsigned rights = 99;
    size_t position = 99;
    bool valid;

    exam_ask(exam,
             "rights = 0x63, ex_castling_rights(\"%s\", &rights, "
             "&position)",
             quoted(written, text));
    valid = ex_castling_rights(copy, &rights, &position);
    snprintf(said, sizeof said, "%s, rights 0x%X, position %zu",
             valid ? "true" : "false", rights, position);
    exam_answer_text(exam, said, sizeof said);
    free(copy);
}

static const char *const texts[] = {
    "",   "-",  "KQkq", "K",   "Q",   "k",   "q",   "KQ", "kq",   "Kk",
    "Qq", "Kq", "Qk",   "KQk", "KQq", "Kkq", "Qkq", "--", "-K",   "K-",
    "KK", "QK", "kQ",   "qk",  " ",   "- ",  "KQ ", " K", "KQkqK"};
enum { COUNT = sizeof texts / sizeof texts[0] };

static void ask_of_some_letters(struct exam *exam)
{
    char text[8] = "";
    size_t length = (size_t)exam_below(exam, sizeof text);

    for (size_t i = 0; i < length; i++)
        text[i] = "KQkq-x"[exam_below(exam, 6)];
    ask(exam, text);
}

static void ask_of_a_changed_text(struct exam *exam)
{
    char text[8] = "";
    size_t at;

    strcpy(text, exam_choose(exam, texts, COUNT));
    at = (size_t)exam_below(exam, strlen(text) + 1);
    text[at] = (char)(1 + exam_below(exam, 255));
    ask(exam, text);
}

static void questions(struct exam *exam)
{
    for (size_t i = 0; i < COUNT; i++)
        ask(exam, texts[i]);
    for (int n = 0; n < 500; n++) {
        ask_of_some_letters(exam);
        ask_of_a_changed_text(exam);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
