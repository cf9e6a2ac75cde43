#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

void ex_sort(uint8_t *array, size_t count);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

/* All nibbles have these bits, and some others. */
static void ask(struct exam *exam, size_t count, unsigned bits)
{
    size_t size = (count + 1) / 2;
    uint8_t *array = buffer(0, exam_below(exam, 2) != 0, size);
    unsigned value = (unsigned)exam_below(exam, 16);

    exam_fill(exam, array, size);
    for (size_t i = 0; i < size; i++)
        array[i] = (uint8_t)((array[i] & bits * 17) ^ value * 17);
    exam_ask(exam, "ex_sort(array, %zu), nibbles %s", count,
             exam_nibbles(exam, array, 2 * size));
    ex_sort(array, count);
    exam_answer_nibbles(exam, array, 2 * size);
}

static void questions(struct exam *exam)
{
    for (size_t count = 0; count < 40; count++) {
        ask(exam, count, 0);
        ask(exam, count, 1);
        ask(exam, count, 15);
    }
    for (size_t n = 0; n < 400; n++) {
        size_t count = 1 + (size_t)exam_below(exam, 5 + n / 2);
        ask(exam, count, (unsigned)exam_below(exam, 16));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
