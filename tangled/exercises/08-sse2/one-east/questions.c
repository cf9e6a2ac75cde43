#include <exam.h>
#include <inttypes.h>

void ex_east(uint64_t sets[2]);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, uint64_t first, uint64_t second)
{
    for (unsigned k = 0; k < 2; k++) {
        uint64_t buffer[4] = {77, first, second, 77};

        exam_ask(exam,
                 "ex_east({0x%" PRIX64 ", 0x%" PRIX64 "}): sets[%u]",
                 first, second, k);
        ex_east(buffer + 1);
        exam_answer_squares(exam, buffer[1 + k]);
        must_be_kept(exam, buffer[0], buffer[3]);
    }
}

static void questions(struct exam *exam)
{
    ask(exam, 0, UINT64_MAX);
    for (unsigned i = 0; i < 64; i++) {
        ask(exam, UINT64_C(1) << i, 0);
        ask(exam, 0, UINT64_C(1) << i);
    }
    for (unsigned n = 0; n < 500; n++) {
        uint64_t first = exam_word(exam);

        ask(exam, first, exam_word(exam));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
