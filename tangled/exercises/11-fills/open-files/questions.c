#include <exam.h>

uint64_t ex_open_files(uint64_t pawns);

static void ask(struct exam *exam, uint64_t pawns)
{
    exam_ask(exam, "ex_open_files(0x%jX)", (uintmax_t)pawns);
    exam_answer_squares(exam, ex_open_files(pawns));
}

static void questions(struct exam *exam)
{
    ask(exam, 0);
    ask(exam, UINT64_MAX);
    for (unsigned square = 0; square < 64; square++)
        ask(exam, UINT64_C(1) << square);
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t some = exam_word(exam);
        ask(exam, some & exam_word(exam));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
