#include <exam.h>
#include <inttypes.h>

unsigned ex_member(uint64_t set, unsigned n);
unsigned ex_place(uint64_t set, unsigned square);

static void ask(struct exam *exam, uint64_t set, unsigned n)
{
    if (n < 64) {
        exam_ask(exam, "ex_member(0x%" PRIX64 ", %u)", set, n);
        exam_answer_number(exam, ex_member(set, n));
    }
    exam_ask(exam, "ex_place(0x%" PRIX64 ", %u)", set, n);
    exam_answer_number(exam, ex_place(set, n));
}

static void questions(struct exam *exam)
{
    for (uint64_t set = 0; set < 16; set++)
        for (unsigned n = 0; n < 5; n++)
            ask(exam, set, n);
    for (unsigned n = 0; n <= 64; n++) {
        ask(exam, UINT64_MAX, n);
        ask(exam, UINT64_C(1) << 63, n);
    }
    for (unsigned n = 0; n < 500; n++) {
        uint64_t set = exam_word(exam) << exam_below(exam, 64);

        ask(exam, set, (unsigned)exam_below(exam, 65));
        ask(exam, set, (unsigned)exam_below(exam, 8));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
