#include <exam.h>

unsigned ex_signs(uint16_t x);

static void ask(struct exam *exam, uint64_t x)
{
    exam_ask(exam, "ex_signs(0x%04X)", (unsigned)(x & 0xFFFF));
    exam_answer_number(exam, ex_signs((uint16_t)x));
}

static void questions(struct exam *exam)
{
    for (unsigned bit = 0; bit < 16; bit++)
        ask(exam, UINT64_C(1) << bit);
    for (unsigned signs = 0; signs < 16; signs++) {
        unsigned x = (signs & 1) << 3 | (signs & 2) << 6 |
                     (signs & 4) << 9 | (signs & 8) << 12;

        ask(exam, x);
        ask(exam, x | 0x7777);
    }
    for (int n = 0; n < 1000; n++)
        ask(exam, exam_word(exam));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
