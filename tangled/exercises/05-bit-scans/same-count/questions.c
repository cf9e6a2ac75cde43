#include <exam.h>
#include <inttypes.h>

uint64_t ex_next_same_count(uint64_t word);

static void ask(struct exam *exam, uint64_t word)
{
    exam_ask(exam, "ex_next_same_count(0x%" PRIX64 ")", word);
    exam_answer_hex(exam, ex_next_same_count(word), 1);
}

static void questions(struct exam *exam)
{
    for (uint64_t word = 1; word < 32; word++)
        ask(exam, word);
    for (unsigned i = 0; i < 64; i++) {
        ask(exam, UINT64_C(1) << i);
        ask(exam, UINT64_MAX >> i);
        ask(exam, UINT64_MAX << i);
    }
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t word = exam_word(exam) | 1;

        ask(exam, word << exam_below(exam, 64));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
