#include <exam.h>
#include <inttypes.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y);

/* Bit 63 is 0 in all words. */
static void ask(struct exam *exam, uint64_t x, uint64_t y)
{
    x &= INT64_MAX;
    y &= INT64_MAX;
    exam_ask(exam, "ex_add_threes(0x%" PRIX64 ", 0x%" PRIX64 ")", x, y);
    exam_answer_lanes(exam, ex_add_threes(x, y), 3);
}

static void questions(struct exam *exam)
{
    const uint64_t all = ~UINT64_C(0);

    ask(exam, 0, 0);
    ask(exam, all, all);
    for (unsigned bit = 0; bit < 63; bit++) {
        ask(exam, UINT64_C(1) << bit, UINT64_C(1) << bit);
        ask(exam, all, UINT64_C(1) << bit);
        ask(exam, UINT64_C(1) << bit, all);
    }
    for (int n = 0; n < 1000; n++) {
        uint64_t x = exam_word(exam), y = exam_word(exam);
        ask(exam, x, y);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
