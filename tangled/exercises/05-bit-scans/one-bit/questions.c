#include <exam.h>
#include <inttypes.h>

bool ex_has_one_bit(uint64_t word);

static void ask(struct exam *exam, uint64_t word)
{
    exam_ask(exam, "ex_has_one_bit(0x%" PRIX64 ")", word);
    exam_answer_bool(exam, ex_has_one_bit(word));
}

static void questions(struct exam *exam)
{
    for (uint64_t word = 0; word < 32; word++)
        ask(exam, word);
    ask(exam, UINT64_MAX);
    for (unsigned i = 0; i < 64; i++) {
        ask(exam, UINT64_C(1) << i);
        ask(exam, UINT64_C(1) << i | 1);
    }
    for (unsigned n = 0; n < 500; n++) {
        uint64_t first = UINT64_C(1) << exam_below(exam, 64);
        uint64_t other = UINT64_C(1) << exam_below(exam, 64);

        ask(exam, first | other);
        ask(exam, exam_word(exam));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
