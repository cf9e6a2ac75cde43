#include <exam.h>
#include <inttypes.h>
#include <stdio.h>

void ex_add_fifteen(uint64_t sums[4], const uint64_t words[15]);

static void ask(struct exam *exam, const uint64_t words[15])
{
    uint64_t sums[4] = {0, 0, 0, 0};
    char text[400];
    int at = 0;

    for (unsigned i = 0; i < 15; i++)
        at += snprintf(text + at, sizeof text - (size_t)at,
                       "%s0x%" PRIX64, i == 0 ? "" : ", ", words[i]);
    exam_ask(exam, "ex_add_fifteen(sums, {%s})", text);
    ex_add_fifteen(sums, words);
    exam_answer_words(exam, sums, 4);
}

/* A word is set or not: bit i of the set says so of word i. */
static void ask_column(struct exam *exam, uint64_t set)
{
    uint64_t words[15];

    for (unsigned i = 0; i < 15; i++)
        words[i] = set >> i & 1;
    ask(exam, words);
}

/* The first n words, each two, and some. */
static void ask_columns(struct exam *exam)
{
    for (unsigned n = 0; n < 16; n++)
        ask_column(exam, (1u << n) - 1);
    for (unsigned i = 0; i < 15; i++)
        for (unsigned k = 0; k < i; k++)
            ask_column(exam, 1u << i | 1u << k);
    for (unsigned n = 0; n < 200; n++)
        ask_column(exam, exam_below(exam, 32768));
}

static void questions(struct exam *exam)
{
    ask_columns(exam);
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t words[15];
        for (unsigned i = 0; i < 15; i++)
            words[i] = exam_word(exam);
        ask(exam, words);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
