#include <exam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first);

enum { MAX_COUNT = 150 };

static char *listed(char *to, const int *numbers, size_t count)
{
    int at = 0;

    *to = '\0';
    for (size_t i = 0; i < count; i++)
        at += sprintf(to + at, "%s%d", i == 0 ? "" : ", ", numbers[i]);
    return to;
}

/* The room of the steps ends with them; that of the values does not. */
static void ask(struct exam *exam, const uint8_t *steps, size_t count,
                int first)
{
    int values[MAX_COUNT + 2];
    char list[(MAX_COUNT + 2) * 13];
    size_t size = (count + 1) / 2;
    uint8_t *buffer = malloc(size + 1);

    memcpy(buffer + 1, steps, size);
    for (size_t i = 0; i < count + 2; i++)
        values[i] = 77;
    exam_ask(exam,
             "ex_decode_steps(values, steps, %zu, %d), steps 0x%s, all "
             "values 77 before",
             count, first, exam_hex(exam, steps, size));
    ex_decode_steps(values, buffer + 1, count, first);
    exam_answer_text(exam, listed(list, values, count + 2),
                     sizeof list);
    free(buffer);
}

static void questions(struct exam *exam)
{
    uint8_t steps[MAX_COUNT / 2] = {0xE3, 0x8B};

    for (size_t count = 0; count <= 4; count++)
        ask(exam, steps, count, 183);
    for (size_t n = 0; n < 300; n++) {
        size_t count = (size_t)exam_below(exam, 1 + n / 2);
        int first = (int)(exam_word(exam) & 0x3FFFFFFF);

        first = exam_below(exam, 2) == 0 ? first : -first;
        exam_fill(exam, steps, (count + 1) / 2);
        ask(exam, steps, count, first);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
