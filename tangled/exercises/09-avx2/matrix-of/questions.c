#include <exam.h>

uint64_t ex_matrix(const uint8_t from[8]);

static void ask(struct exam *exam, const uint8_t from[8])
{
    exam_ask(exam, "ex_matrix({%u, %u, %u, %u, %u, %u, %u, %u})",
             from[0], from[1], from[2], from[3], from[4], from[5],
             from[6], from[7]);
    exam_answer_hex(exam, ex_matrix(from), 16);
}

static void questions(struct exam *exam)
{
    uint8_t from[8];

    for (unsigned turn = 0; turn < 8; turn++) {
        for (unsigned i = 0; i < 8; i++)
            from[i] = (uint8_t)((i + turn) % 8);
        ask(exam, from);
        for (unsigned i = 0; i < 8; i++)
            from[i] = (uint8_t)turn;
        ask(exam, from);
        for (unsigned i = 0; i < 8; i++)
            from[i] = i == turn;
        ask(exam, from);
    }
    for (unsigned n = 0; n < 800; n++) {
        for (unsigned i = 0; i < 8; i++)
            from[i] = (uint8_t)exam_below(exam, 8);
        ask(exam, from);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
