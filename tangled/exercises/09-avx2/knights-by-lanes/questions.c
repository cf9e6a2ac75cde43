#include <exam.h>
#include <inttypes.h>

uint64_t ex_knight_attacks(uint64_t knights);

static void ask(struct exam *exam, uint64_t knights)
{
    exam_ask(exam, "ex_knight_attacks(0x%" PRIX64 ")", knights);
    exam_answer_squares(exam, ex_knight_attacks(knights));
}

static void questions(struct exam *exam)
{
    ask(exam, 0);
    ask(exam, UINT64_MAX);
    for (unsigned i = 0; i < 64; i++)
        ask(exam, UINT64_C(1) << i);
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
