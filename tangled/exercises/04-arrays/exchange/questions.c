#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

void ex_exchange(uint8_t *array, size_t i, size_t j);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

static void ask(struct exam *exam, uint8_t *array, size_t size,
                size_t i, size_t j)
{
    exam_ask(exam, "ex_exchange(array, %zu, %zu), nibbles %s", i, j,
             exam_nibbles(exam, array, 2 * size));
    ex_exchange(array, i, j);
    exam_answer_nibbles(exam, array, 2 * size);
}

static void ask_of_drawn(struct exam *exam, size_t count, size_t i,
                         size_t j)
{
    size_t size = (count + 1) / 2;
    uint8_t *array = buffer(0, exam_below(exam, 2) != 0, size);

    exam_fill(exam, array, size);
    ask(exam, array, size, i, j);
}

/* A single 1, far from where it is to go. */
static void ask_of_far(struct exam *exam, size_t i)
{
    size_t size = i / 2 + 1;
    uint8_t *array = buffer(0, true, size);

    memset(array, 0, size);
    array[i / 2] = (uint8_t)(1 << i % 2 * 4);
    ask(exam, array, size, i, 0);
}

static void questions(struct exam *exam)
{
    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j < 4; j++)
            ask_of_drawn(exam, 4, i, j);
    for (size_t i = 4; i <= 256; i *= 2)
        ask_of_far(exam, i);
    for (size_t n = 0; n < 500; n++) {
        size_t count = 1 + (size_t)exam_below(exam, 5 + n);
        size_t i = (size_t)exam_below(exam, count);
        size_t j = (size_t)exam_below(exam, count);

        ask_of_drawn(exam, count, i, n % 9 == 0 ? i : j);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
