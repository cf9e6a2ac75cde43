#include <exam.h>
#include <inttypes.h>

unsigned ex_trailing_zeros32(uint32_t word);

static void ask(struct exam *exam, uint32_t word)
{
    exam_ask(exam, "ex_trailing_zeros32(0x%" PRIX32 ")", word);
    exam_answer_number(exam, ex_trailing_zeros32(word));
}

static void questions(struct exam *exam)
{
    for (uint32_t word = 0; word < 32; word++)
        ask(exam, word);
    for (unsigned i = 0; i < 32; i++) {
        ask(exam, UINT32_C(1) << i);
        ask(exam, UINT32_MAX << i);
    }
    for (unsigned n = 0; n < 1000; n++) {
        uint32_t word = (uint32_t)exam_word(exam);

        ask(exam, word << exam_below(exam, 32));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
