#include <exam.h>
#include <inttypes.h>

uint64_t ex_gray(uint64_t x);

static void ask(struct exam *exam, uint64_t x)
{
    exam_ask(exam, "ex_gray(0x%" PRIX64 ")", x);
    exam_answer_lanes(exam, ex_gray(x), 4);
}

static void questions(struct exam *exam)
{
    ask(exam, 0);
    ask(exam, ~UINT64_C(0));
    for (unsigned bit = 0; bit < 64; bit++)
        ask(exam, UINT64_C(1) << bit);
    for (int n = 0; n < 1000; n++)
        ask(exam, exam_word(exam));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
