#include <exam.h>
#include <inttypes.h>

uint64_t ex_add(uint64_t x, uint64_t y);

static void ask(struct exam *exam, uint64_t x, uint64_t y)
{
    exam_ask(exam, "ex_add(0x%" PRIX64 ", 0x%" PRIX64 ")", x, y);
    exam_answer_lanes(exam, ex_add(x, y), 4);
}

static void questions(struct exam *exam)
{
    const uint64_t all = ~UINT64_C(0), ones = all / 15;

    for (uint64_t pair = 0; pair < 256; pair++)
        ask(exam, pair % 16 + 16, pair / 16);
    for (unsigned bit = 0; bit < 64; bit++) {
        ask(exam, all, UINT64_C(1) << bit);
        ask(exam, UINT64_C(1) << bit, 7 * ones);
    }
    ask(exam, all, all);
    for (int n = 0; n < 1000; n++) {
        uint64_t x = exam_word(exam), y = exam_word(exam);
        ask(exam, x, y);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
