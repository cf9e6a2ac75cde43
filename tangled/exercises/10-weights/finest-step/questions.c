#include <exam.h>

double ex_finest_step(double least, double greatest);

static void ask(struct exam *exam, int least, int greatest)
{
    exam_ask(exam, "ex_finest_step(%g, %g)", least / 64.0,
             greatest / 64.0);
    exam_answer_double(
        exam, ex_finest_step(least / 64.0, greatest / 64.0), 1e-6);
}

static void questions(struct exam *exam)
{
    for (int size = 1; size <= 8; size++) {
        ask(exam, -64, 8 * size);
        ask(exam, -8 * size, 64);
    }
    for (unsigned n = 0; n < 500; n++) {
        const int least = -1 - (int)exam_below(exam, 640);

        ask(exam, least, 1 + (int)exam_below(exam, 640));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
