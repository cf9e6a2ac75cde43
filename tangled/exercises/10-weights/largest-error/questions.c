#include <exam.h>

float ex_largest_error(const float values[32], float scale);

/* Numbers with few bits, so that no result is rounded. */
static void ask(struct exam *exam, int max)
{
    float values[32] = {0};
    const int eighths = 1 + (int)exam_below(exam, 16);
    const float scale =
        (float)(exam_below(exam, 2) ? -eighths : eighths) / 8;
    const unsigned at = (unsigned)exam_below(exam, 32);

    values[at] =
        (float)((int)exam_below(exam, 2 * (unsigned)max + 1) - max) /
        64;
    exam_ask(exam, "64 * ex_largest_error(values, %g), values[%u] is "
                   "%g, the others 0",
             (double)scale, at, (double)values[at]);
    exam_answer_number(
        exam, (intmax_t)(ex_largest_error(values, scale) * 64));
}

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 400; n++)
        ask(exam, n % 2 ? 300 : 1500);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
