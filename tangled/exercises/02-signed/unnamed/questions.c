#include <exam.h>

int ex_unnamed(unsigned nibble);

static void questions(struct exam *exam)
{
    for (unsigned nibble = 0; nibble < 16; nibble++) {
        exam_ask(exam, "ex_unnamed(0x%X)", nibble);
        exam_answer_number(exam, ex_unnamed(nibble));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
