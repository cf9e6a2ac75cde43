#include <exam.h>

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty);

static void ask(struct exam *exam, uint64_t rooks, uint64_t others)
{
    uint64_t pieces = rooks | others;

    exam_ask(exam, "ex_cylinder_east(0x%jX, ~UINT64_C(0x%jX))",
             (uintmax_t)rooks, (uintmax_t)pieces);
    exam_answer_squares(exam, ex_cylinder_east(rooks, ~pieces));
}

static void questions(struct exam *exam)
{
    ask(exam, 0, 0);
    ask(exam, UINT64_MAX, 0);
    for (unsigned i = 0; i < 64 * 8; i++) {
        unsigned rook = i / 8, other = rook / 8 * 8 + i % 8;
        ask(exam, UINT64_C(1) << rook,
            rook == other ? 0 : UINT64_C(1) << other);
    }
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t pieces = exam_word(exam), rooks = exam_word(exam);
        pieces &= exam_word(exam);
        ask(exam, pieces & rooks, pieces & ~rooks);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
