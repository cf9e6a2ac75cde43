#include <guarded.h> /* first: it asks for mmap */

#include <exam.h>
#include <string.h>

int ex_compare(const uint8_t *a, const uint8_t *b, size_t count);

/* So many bytes, with a guard behind them, or before. */
static uint8_t *buffer(int which, bool at_end, size_t size)
{
    return guarded(which, at_end) + (at_end ? BUFFER_SIZE - size : 0);
}

static void ask(struct exam *exam, const uint8_t *a, const uint8_t *b,
                size_t count)
{
    size_t all = (count + 1) / 2 * 2;

    exam_ask(exam, "ex_compare(a, b, %zu), nibbles %s and %s", count,
             exam_nibbles(exam, a, all), exam_nibbles(exam, b, all));
    exam_answer_number(exam, ex_compare(a, b, count));
}

/* What stands behind the count differs, too. */
static void ask_of_drawn(struct exam *exam, size_t count, size_t equal)
{
    size_t size = (count + 1) / 2;
    uint8_t *a = buffer(0, exam_below(exam, 2) != 0, size);
    uint8_t *b = buffer(1, exam_below(exam, 2) != 0, size);

    exam_fill(exam, a, size);
    exam_fill(exam, b, size);
    memcpy(b, a, equal / 2);
    if (equal % 2 != 0)
        b[equal / 2] =
            (uint8_t)((a[equal / 2] & 0x0F) | (b[equal / 2] & 0xF0));
    ask(exam, a, b, count);
    ask(exam, b, a, count);
}

static void ask_of_pairs(struct exam *exam)
{
    uint8_t *a = buffer(0, true, 1), *b = buffer(1, true, 1);

    for (unsigned bits = 0; bits < 16; bits++) {
        *a = (uint8_t)(bits % 2 + bits / 2 % 2 * 16);
        *b = (uint8_t)(bits / 4 % 2 + bits / 8 * 16);
        ask(exam, a, b, 2);
    }
}

static void questions(struct exam *exam)
{
    ask_of_pairs(exam);
    for (size_t count = 0; count < 200; count++)
        ask_of_drawn(exam, count, count);
    for (size_t n = 0; n < 600; n++) {
        size_t count = 1 + (size_t)exam_below(exam, 5 + n / 2);
        ask_of_drawn(exam, count, (size_t)exam_below(exam, count + 1));
    }
    exam_ask(exam, "ex_compare(NULL, NULL, 0)");
    exam_answer_number(exam, ex_compare(NULL, NULL, 0));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
