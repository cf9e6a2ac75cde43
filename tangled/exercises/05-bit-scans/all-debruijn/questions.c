#include <exam.h>

unsigned ex_count_debruijn(unsigned width, unsigned runs);

static void ask(struct exam *exam, unsigned width, unsigned runs)
{
    exam_ask(exam, "ex_count_debruijn(%u, %u)", width, runs);
    exam_answer_number(exam, ex_count_debruijn(width, runs));
}

static void questions(struct exam *exam)
{
    for (unsigned width = 1; width <= 5; width++) {
        ask(exam, width, 0);
        ask(exam, width, 1);
        ask(exam, width, 2 + (unsigned)exam_below(exam, 1000));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
