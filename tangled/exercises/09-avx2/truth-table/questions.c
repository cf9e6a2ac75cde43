#include <exam.h>
#include <string.h>

unsigned ex_ternary_number(unsigned (*function)(unsigned a, unsigned b,
                                                unsigned c));

static uint8_t results[2][2][2];
static uint8_t others; /* 1: it has been given something else */

static unsigned function(unsigned a, unsigned b, unsigned c)
{
    others |= (a | b | c) > 1;
    return results[a & 1][b & 1][c & 1];
}

static void ask(struct exam *exam)
{
    exam_ask(exam,
             "ex_ternary_number(function), function(0, 0, 0), "
             "(0, 0, 1) to (1, 1, 1): %u, %u, %u, %u, %u, %u, %u, %u",
             results[0][0][0], results[0][0][1], results[0][1][0],
             results[0][1][1], results[1][0][0], results[1][0][1],
             results[1][1][0], results[1][1][1]);
    others = 0;
    exam_answer_hex(exam, ex_ternary_number(function), 2);
    exam_take(exam, &others, 1);
    exam_must(exam, others == 0, "function is given more than bits");
}

static void questions(struct exam *exam)
{
    ask(exam);
    for (unsigned i = 0; i < 8; i++) {
        memset(results, 0, sizeof results);
        results[i / 4][i / 2 % 2][i % 2] = 1;
        ask(exam);
    }
    for (unsigned n = 0; n < 500; n++) {
        for (unsigned i = 0; i < 8; i++)
            results[i / 4][i / 2 % 2][i % 2] =
                (uint8_t)exam_below(exam, 2);
        ask(exam);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
