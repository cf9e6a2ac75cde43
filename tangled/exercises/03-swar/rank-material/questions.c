#include <exam.h>
#include <inttypes.h>

int ex_material(uint32_t rank);

static void ask(struct exam *exam, uint32_t rank)
{
    exam_ask(exam, "ex_material(0x%08" PRIX32 ")", rank);
    exam_answer_number(exam, ex_material(rank));
}

/* No piece, or a code from 2 to 13. */
static uint32_t draw(struct exam *exam, uint64_t kinds)
{
    uint32_t piece = (uint32_t)exam_below(exam, kinds);

    return piece == 0 ? 0 : piece + 1;
}

static void questions(struct exam *exam)
{
    ask(exam, 0);
    ask(exam, 0x846CA648);
    ask(exam, 0x957DB759);
    for (uint32_t piece = 2; piece < 14; piece++) {
        for (int i = 0; i < 32; i += 4)
            ask(exam, piece << i);
        ask(exam, piece * (UINT32_MAX / 15));
    }
    for (int n = 0; n < 1000; n++) {
        uint32_t rank = 0;

        for (int i = 0; i < 32; i += 4)
            rank |= draw(exam, n % 2 == 0 ? 3 : 13) << i;
        ask(exam, rank);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
