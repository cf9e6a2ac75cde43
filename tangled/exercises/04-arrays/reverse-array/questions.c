#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

void ex_reverse(uint8_t *array, size_t count);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

static void ask(struct exam *exam, size_t count)
{
    size_t size = (count + 1) / 2;
    uint8_t *array = buffer(0, exam_below(exam, 2) != 0, size);

    exam_fill(exam, array, size);
    exam_ask(exam, "ex_reverse(array, %zu), nibbles %s", count,
             exam_nibbles(exam, array, 2 * size));
    ex_reverse(array, count);
    exam_answer_nibbles(exam, array, 2 * size);
}

static void questions(struct exam *exam)
{
    for (size_t count = 0; count <= 300; count++)
        ask(exam, count);
    for (size_t n = 0; n < 300; n++)
        ask(exam, (size_t)exam_below(exam, 5 + n));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
