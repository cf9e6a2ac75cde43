#include <exam.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black);

static const uint64_t ranks = UINT64_C(0x00FFFFFFFFFFFF00);

static void ask(struct exam *exam, uint64_t white, uint64_t black)
{
    exam_ask(exam, "ex_passed_pawns(0x%jX, 0x%jX)", (uintmax_t)white,
             (uintmax_t)black);
    exam_answer_squares(exam, ex_passed_pawns(white, black));
}

static void questions(struct exam *exam)
{
    ask(exam, 0, 0);
    ask(exam, ranks, 0);
    for (unsigned square = 8; square < 56; square++) {
        uint64_t pawn = UINT64_C(1) << square;
        ask(exam, UINT64_C(1) << 24, pawn & ~(UINT64_C(1) << 24));
        ask(exam, UINT64_C(1) << 31, pawn & ~(UINT64_C(1) << 31));
        ask(exam, ranks & ~pawn, pawn);
        ask(exam, pawn, ranks & ~pawn);
        ask(exam, (pawn | pawn << 8) & ranks, pawn << 16 & ranks);
        for (unsigned other = 8; other < 56; other += 3)
            if (other != square)
                ask(exam, pawn, UINT64_C(1) << other);
    }
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t white = exam_word(exam) & ranks;
        uint64_t black = exam_word(exam) & ranks;
        black &= exam_word(exam);
        ask(exam, white & ~black, black);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
