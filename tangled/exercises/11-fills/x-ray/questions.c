#include <exam.h>

uint64_t ex_x_ray(uint64_t rook, uint64_t own, uint64_t empty);

static void ask(struct exam *exam, uint64_t rook, uint64_t own,
                uint64_t enemy)
{
    uint64_t pieces = rook | own | enemy;

    exam_ask(exam, "ex_x_ray(0x%jX, 0x%jX, ~UINT64_C(0x%jX))",
             (uintmax_t)rook, (uintmax_t)own, (uintmax_t)pieces);
    exam_answer_squares(exam, ex_x_ray(rook, own, ~pieces));
}

static void questions(struct exam *exam)
{
    for (unsigned square = 0; square < 64; square++) {
        uint64_t rook = UINT64_C(1) << square;
        ask(exam, rook, 0, 0);
        ask(exam, rook, rook << 1, 0);
        ask(exam, rook, rook << 1 | rook << 2, 0);
        ask(exam, rook, 0, rook << 1);
        ask(exam, rook, ~rook, 0);
        ask(exam, rook, 0, ~rook);
    }
    for (unsigned n = 0; n < 1500; n++) {
        uint64_t rook = UINT64_C(1) << exam_below(exam, 64);
        uint64_t pieces = exam_word(exam), own = exam_word(exam);
        pieces &= ~rook & exam_word(exam);
        ask(exam, rook, pieces & own, pieces & ~own);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
