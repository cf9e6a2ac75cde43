#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

void ex_copy(uint8_t *to, size_t to_index, const uint8_t *from,
             size_t from_index, size_t count);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

/* A short one has the digits in their order, a long one any. */
static void fill(struct exam *exam, uint8_t *array, size_t size)
{
    exam_fill(exam, array, size);
    for (size_t i = 0; size < 8 && i < size; i++)
        array[i] = (uint8_t)(2 * i + 1 + (2 * i + 2) * 16);
}

/* The rooms hold the bytes of the ranges, and none before them. */
static void ask(struct exam *exam, size_t to, size_t from, size_t count)
{
    size_t size = (to % 2 + count + 1) / 2;
    size_t from_size = (from % 2 + count + 1) / 2;
    bool at_end = exam_below(exam, 2) != 0;
    uint8_t *target = buffer(0, at_end, size);
    uint8_t *source = buffer(1, at_end, from_size);

    exam_fill(exam, target, size);
    memset(target, 0, size < 8 ? size : 0);
    fill(exam, source, from_size);
    exam_ask(exam,
             "ex_copy(to, %zu, from, %zu, %zu), from index %zu on %s, "
             "to index %zu on %s",
             to, from, count, from / 2 * 2,
             exam_nibbles(exam, source, 2 * from_size), to / 2 * 2,
             exam_nibbles(exam, target, 2 * size));
    ex_copy(target - to / 2, to, source - from / 2, from, count);
    exam_answer_nibbles(exam, target, 2 * size);
}

/* Source and target are named by pointers of their own. */
static void ask_within(struct exam *exam, size_t to, size_t from,
                       size_t count)
{
    size_t end = (to > from ? to : from) + count, size = end / 2 + 1;
    uint8_t *array = buffer(0, exam_below(exam, 2) != 0, size);
    size_t t = (size_t)exam_below(exam, to / 2 + 1);
    size_t f = (size_t)exam_below(exam, from / 2 + 1);

    fill(exam, array, size);
    exam_ask(exam,
             "ex_copy(array + %zu, %zu, array + %zu, %zu, %zu), "
             "nibbles %s",
             t, to - 2 * t, f, from - 2 * f, count,
             exam_nibbles(exam, array, 2 * size));
    ex_copy(array + t, to - 2 * t, array + f, from - 2 * f, count);
    exam_answer_nibbles(exam, array, 2 * size);
}

static void questions(struct exam *exam)
{
    for (size_t count = 1; count < 30; count++)
        for (size_t k = 0; k < 9; k++)
            ask(exam, k / 3, k % 3, count);
    for (size_t count = 1; count < 8; count++)
        for (size_t k = 0; k < 25; k++)
            ask_within(exam, k / 5, k % 5, count);
    for (size_t n = 0; n < 400; n++) {
        size_t to = (size_t)exam_below(exam, 8);
        size_t from = (size_t)exam_below(exam, 8);
        size_t count = 1 + (size_t)exam_below(exam, 5 + n / 2);

        ask(exam, to, from, count);
        ask_within(exam, 3 * to, 3 * from, count);
    }
    exam_ask(exam, "ex_copy(NULL, 0, NULL, 0, 0)");
    ex_copy(NULL, 0, NULL, 0, 0);
    exam_answer_text(exam, "nothing is copied", 20);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
