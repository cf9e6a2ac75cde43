#include <exam.h>
#include <inttypes.h>

uint64_t ex_sort(uint64_t x);

static void ask(struct exam *exam, uint64_t x)
{
    exam_ask(exam, "ex_sort(0x%016" PRIX64 ")", x);
    exam_answer_lanes(exam, ex_sort(x), 4);
}

static void questions(struct exam *exam)
{
    ask(exam, 0);
    ask(exam, ~UINT64_C(0));
    ask(exam, 0x0123456789ABCDEF);
    ask(exam, 0xFEDCBA9876543210);
    for (unsigned i = 0; i < 64; i += 4) {
        ask(exam, UINT64_C(1) << i);
        ask(exam, UINT64_C(0x1111111111111111) << i);
        ask(exam, ~(UINT64_C(15) << i));
    }
    for (int n = 0; n < 1000; n++) {
        uint64_t x = exam_word(exam), mask = exam_below(exam, 15) + 1;
        ask(exam, x & ~UINT64_C(0) / 15 * mask);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
