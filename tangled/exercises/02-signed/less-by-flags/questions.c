#include <exam.h>

bool ex_less_by_flags(unsigned x, unsigned y);

static void questions(struct exam *exam)
{
    for (unsigned x = 0; x < 16; x++)
        for (unsigned y = 0; y < 16; y++) {
            exam_ask(exam, "ex_less_by_flags(0x%X, 0x%X)", x, y);
            exam_answer_bool(exam, ex_less_by_flags(x, y));
        }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
