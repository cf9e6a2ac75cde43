#include <exam.h>
#include <inttypes.h>

int64_t ex_extend_bits(uint64_t word, unsigned width);

static void ask(struct exam *exam, uint64_t word, unsigned width)
{
    exam_ask(exam, "ex_extend_bits(0x%" PRIX64 ", %u)", word, width);
    exam_answer_number(exam, ex_extend_bits(word, width));
}

static void questions(struct exam *exam)
{
    static const uint64_t words[6] = {
        0, 1, 2, 3, UINT64_MAX - 1, UINT64_MAX};

    for (unsigned width = 1; width <= 64; width++)
        for (unsigned k = 0; k < 6; k++) {
            ask(exam, words[k] << (width - 1), width);
            ask(exam, (words[k] << (width - 1)) - 1, width);
        }
    for (int n = 0; n < 1000; n++) {
        uint64_t word = exam_word(exam);
        ask(exam, word, 1 + (unsigned)exam_below(exam, 64));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
