#include <exam.h>
#include <inttypes.h>

void ex_turn(uint64_t sets[4]);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const uint64_t sets[4])
{
    for (unsigned k = 0; k < 4; k++) {
        uint64_t buffer[6] = {77,      sets[0], sets[1],
                              sets[2], sets[3], 77};

        exam_ask(exam,
                 "ex_turn({0x%" PRIX64 ", 0x%" PRIX64 ", 0x%" PRIX64
                 ", 0x%" PRIX64 "}): sets[%u]",
                 sets[0], sets[1], sets[2], sets[3], k);
        ex_turn(buffer + 1);
        exam_answer_squares(exam, buffer[1 + k]);
        must_be_kept(exam, buffer[0], buffer[5]);
    }
}

static void questions(struct exam *exam)
{
    uint64_t sets[4] = {0, UINT64_MAX, UINT64_C(0xFF), 1};

    ask(exam, sets);
    for (unsigned i = 0; i < 64; i++) {
        for (unsigned k = 0; k < 4; k++)
            sets[k] = k == i % 4 ? UINT64_C(1) << i : 0;
        ask(exam, sets);
    }
    for (unsigned n = 0; n < 400; n++) {
        for (unsigned k = 0; k < 4; k++)
            sets[k] = n < 64 ? UINT64_C(1) << (n + 16 * k) % 64
                             : exam_word(exam);
        ask(exam, sets);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
