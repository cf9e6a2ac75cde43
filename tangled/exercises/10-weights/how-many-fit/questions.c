#include <exam.h>

unsigned ex_results_that_fit(int weight, int least, int greatest);

static void ask(struct exam *exam, int weight, int least, int greatest)
{
    exam_ask(exam, "ex_results_that_fit(%d, %d, %d)", weight, least,
             greatest);
    exam_answer_number(exam,
                       ex_results_that_fit(weight, least, greatest));
}

static void questions(struct exam *exam)
{
    for (int bits = 1; bits < 8; bits++) {
        ask(exam, (1 << bits) - 1, -128, 127);
        ask(exam, (1 << bits) - 1, -127, 127);
        ask(exam, 1 << (bits - 1), -128, 1);
        ask(exam, 1 << (bits - 1), 0, 64);
    }
    for (unsigned n = 0; n < 500; n++) {
        int weight = 1 + (int)exam_below(exam, 127);
        int least = -(int)exam_below(exam, 129);

        ask(exam, weight, least, 1 + (int)exam_below(exam, 127));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
