#include <exam.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first);

enum { MAX_COUNT = 40 };

static char *listed(char *to, const int *numbers, size_t count)
{
    int at = 0;

    *to = '\0';
    for (size_t i = 0; i < count; i++)
        at += sprintf(to + at, "%s%d", i == 0 ? "" : ", ", numbers[i]);
    return to;
}

/* The room of the readings ends with them; that of the steps not. */
static void ask(struct exam *exam, const int *readings, size_t count,
                int first)
{
    uint8_t steps[MAX_COUNT + 4];
    char list[MAX_COUNT * 13];
    int *buffer = malloc((count + 1) * sizeof *buffer);

    memcpy(buffer + 1, readings, count * sizeof *buffer);
    memset(steps, 0xA5, sizeof steps);
    exam_ask(exam,
             "ex_encode_steps(steps, (int[]){%s}, %zu, %d), all steps "
             "0xA5 before",
             listed(list, readings, count), count, first);
    exam_answer_number(
        exam, (intmax_t)ex_encode_steps(steps, buffer + 1, count, first));
    exam_answer_bytes(exam, steps, count + 4);
    free(buffer);
}

/* The same, a step away, some steps away, or now and then anywhere. */
static int draw(struct exam *exam, int last, bool near)
{
    uint64_t how = exam_below(exam, 8);
    int64_t reading = last;

    if (how < 3)
        reading += (int64_t)exam_below(exam, 16) - 8;
    else if (how == 3)
        reading += (int64_t)exam_below(exam, 80) - 40;
    else if (how == 4 && !near)
        reading = INT_MIN + (int64_t)(exam_word(exam) & UINT32_MAX);
    return reading < INT_MIN   ? INT_MIN
           : reading > INT_MAX ? INT_MAX
                               : (int)reading;
}

static void questions(struct exam *exam)
{
    int readings[MAX_COUNT] = {186, 200, 200, 200};

    for (size_t count = 0; count <= 4; count++)
        ask(exam, readings, count, 183);
    ask(exam, (const int[]){-7, -15, -24, -24}, 4, 0);
    ask(exam, (const int[]){INT_MAX}, 1, -1);
    ask(exam, (const int[]){INT_MIN}, 1, 1);
    for (size_t n = 0; n < 400; n++) {
        size_t count = (size_t)exam_below(exam, 1 + n / 10);
        int first = (int)exam_below(exam, 200) - 100, last = first;

        for (size_t i = 0; i < count; i++)
            readings[i] = last = draw(exam, last, n < 200);
        ask(exam, readings, count, first);
    }
    ask(exam, (const int[]){INT_MAX, INT_MIN, 0}, 3, INT_MIN);
    ask(exam, (const int[]){INT_MIN, INT_MAX, 0}, 3, INT_MAX);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
