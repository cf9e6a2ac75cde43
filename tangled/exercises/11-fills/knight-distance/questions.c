#include <exam.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns);

static void ask(struct exam *exam, unsigned from, unsigned to,
                uint64_t pawns)
{
    pawns &= ~(UINT64_C(1) << from | UINT64_C(1) << to);
    exam_ask(exam, "ex_knight_distance(%u, %u, 0x%jX)", from, to,
             (uintmax_t)pawns);
    exam_answer_number(exam, ex_knight_distance(from, to, pawns));
}

static void questions(struct exam *exam)
{
    /* From 23 to 61, the path through this maze is long. */
    const uint64_t maze = UINT64_C(0xC99A383F3B3938C2);
    const uint64_t back = UINT64_C(0xC238393B3F389AC9);

    ask(exam, 23, 61, maze);
    ask(exam, 23 ^ 56, 61 ^ 56, back);
    for (unsigned square = 0; square < 64; square++) {
        ask(exam, square, square, UINT64_MAX);
        ask(exam, square, 63 - square, UINT64_MAX);
        ask(exam, 0, square, 0);
    }
    for (unsigned n = 0; n < 1000; n++) {
        unsigned from = (unsigned)exam_below(exam, 64);
        unsigned to = (unsigned)exam_below(exam, 64);
        uint64_t pawns = exam_word(exam);
        ask(exam, from, to, n % 4 == 0 ? pawns | maze : pawns);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
