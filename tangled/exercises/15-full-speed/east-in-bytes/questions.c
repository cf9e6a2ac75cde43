#include <exam.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders);

static void ask(struct exam *exam, uint64_t occupied, uint64_t sliders)
{
    exam_ask(exam, "ex_east(0x%jX, 0x%jX)", (uintmax_t)occupied,
             (uintmax_t)sliders);
    exam_answer_lanes(exam, ex_east(occupied, sliders), 8);
}

static void questions(struct exam *exam)
{
    ask(exam, 0, 0);
    ask(exam, UINT64_MAX, 0);
    ask(exam, UINT64_MAX, UINT64_MAX);
    for (unsigned square = 0; square < 64; square++) {
        uint64_t slider = UINT64_C(1) << square;
        ask(exam, slider, slider);
        ask(exam, UINT64_MAX, slider);
    }
    for (unsigned n = 0; n < 2000; n++) {
        uint64_t pieces = exam_word(exam);
        ask(exam, pieces, pieces & exam_word(exam));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
