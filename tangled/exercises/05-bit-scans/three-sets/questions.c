#include <exam.h>
#include <inttypes.h>

void ex_add_sets(uint64_t planes[2], const uint64_t sets[3]);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const uint64_t sets[3])
{
    for (unsigned k = 0; k < 2; k++) {
        uint64_t buffer[4] = {77, 77, 77, 77};

        exam_ask(exam,
                 "ex_add_sets(planes, {0x%" PRIX64 ", 0x%" PRIX64
                 ", 0x%" PRIX64 "}): planes[%u]",
                 sets[0], sets[1], sets[2], k);
        ex_add_sets(buffer + 1, sets);
        exam_answer_squares(exam, buffer[1 + k]);
        must_be_kept(exam, buffer[0], buffer[3]);
    }
}

static void questions(struct exam *exam)
{
    uint64_t sets[3];

    for (unsigned pattern = 0; pattern < 8; pattern++) {
        for (unsigned k = 0; k < 3; k++)
            sets[k] = pattern >> k & 1;
        ask(exam, sets);
        for (unsigned k = 0; k < 3; k++)
            sets[k] *= UINT64_MAX;
        ask(exam, sets);
    }
    for (unsigned n = 0; n < 500; n++) {
        for (unsigned k = 0; k < 3; k++)
            sets[k] = exam_word(exam);
        ask(exam, sets);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
