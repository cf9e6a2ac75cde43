#include <exam.h>
#include <stdio.h>

unsigned ex_first_above(const int16_t scores[16], int16_t limit);

static void ask(struct exam *exam, const int16_t *scores, int16_t limit)
{
    char text[160];
    int size = 0;

    for (unsigned i = 0; i < 16; i++)
        size += snprintf(text + size, sizeof text - (size_t)size,
                         i == 0 ? "%d" : ", %d", scores[i]);
    exam_ask(exam, "ex_first_above({%s}, %d)", text, limit);
    exam_answer_number(exam, ex_first_above(scores, limit));
}

static int16_t any_score(struct exam *exam)
{
    return (int16_t)((int)exam_below(exam, 65536) + INT16_MIN);
}

static void questions(struct exam *exam)
{
    int16_t scores[17] = {0};

    scores[3] = 1;
    ask(exam, scores, 0);
    scores[3] = 0;
    for (unsigned i = 0; i < 16; i++) {
        ask(exam, scores, 0);
        scores[i] = 1;
        ask(exam, scores, 0);
        scores[i] = -300;
    }
    for (unsigned n = 0; n < 500; n++) {
        for (unsigned i = 0; i < 17; i++)
            scores[i] = any_score(exam);
        ask(exam, scores + n % 2, any_score(exam));
        ask(exam, scores + n % 2, scores[n % 17]);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
