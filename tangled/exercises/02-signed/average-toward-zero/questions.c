#include <exam.h>

unsigned ex_average_toward_zero(unsigned x, unsigned y);

static void questions(struct exam *exam)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            exam_ask(exam, "ex_average_toward_zero(0x%X, 0x%X)", x, y);
            exam_answer_hex(exam, ex_average_toward_zero(x, y), 1);
        }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
