#include <ctype.h>
#include <exam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool ex_same_hex(const char *a, const char *b);

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

static void ask(struct exam *exam, const char *a, const char *b)
{
    char written[2][800];
    char *first = exact_copy(a), *second = exact_copy(b);

    exam_ask(exam, "ex_same_hex(\"%s\", \"%s\")", quoted(written[0], a),
             quoted(written[1], b));
    exam_answer_bool(exam, ex_same_hex(first, second));
    free(first);
    free(second);
}

static void draw_digits(struct exam *exam, char *a, char *b,
                        size_t length)
{
    for (size_t i = 0; i < length; i++) {
        int c = "0123456789abcdefABCDEF"[exam_below(exam, 22)];
        int upper = exam_below(exam, 2) != 0;

        a[i] = (char)c;
        b[i] = (char)(upper ? toupper(c) : tolower(c));
    }
    a[length] = b[length] = '\0';
}

/* A character of both, or of one, a bit, the order, the length. */
static void change(struct exam *exam, char *a, char *b, size_t length)
{
    size_t at = (size_t)exam_below(exam, length);
    uint64_t other = 1 + exam_below(exam, 255), how;
    char first = b[0], bit = (char)(1 << other % 7);

    how = exam_below(exam, 6);
    if (how == 0)
        a[at] = b[at] = (char)other;
    else if (how == 1)
        b[at] = (char)other;
    else if (how == 2)
        b[at] = (char)(b[at] ^ bit);
    else if (how == 3)
        b[0] = b[at], b[at] = first;
    else if (how == 4)
        b[at] = '\0';
}

static void ask_of_known_texts(struct exam *exam)
{
    static const char *const texts[] = {
        "", "3F", "3f", "F3", "03f", "g", "G", "0", "\020", "9", "\031",
        ":", "\032", "@", "`", "+F", "-F", " F", "0x3F", "0X3F", "xyz",
        "11111111111111111", "22222222222222222"};
    enum { COUNT = sizeof texts / sizeof texts[0] };

    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < COUNT; k++)
            ask(exam, texts[i], texts[k]);
}

static void questions(struct exam *exam)
{
    char a[400], b[400];

    ask_of_known_texts(exam);
    for (size_t n = 0; n < 300; n++) {
        size_t length = 1 + (size_t)exam_below(exam, 1 + n);

        draw_digits(exam, a, b, length);
        change(exam, a, b, length);
        ask(exam, a, b);
        ask(exam, b, a);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
