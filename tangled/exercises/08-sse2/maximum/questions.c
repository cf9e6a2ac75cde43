#include <guarded.h> /* first: it asks for mmap */
#include <exam.h>
#include <string.h>

void ex_maximum(uint8_t *to, const uint8_t *a, const uint8_t *b,
                size_t count);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

/* Bytes that end where a page ends, or begin where one begins. */
static uint8_t *copy_of(int which, int at_end, const uint8_t *bytes,
                        size_t size)
{
    uint8_t *buffer = guarded(which, at_end);

    return memcpy(buffer + (at_end ? BUFFER_SIZE - size : 0), bytes,
                  size);
}

/* The target is a third array, or a, or b. */
static void ask(struct exam *exam, unsigned target, const uint8_t *a,
                const uint8_t *b, size_t count)
{
    static const char *const names[] = {"to", "a", "b"};
    size_t size = (count + 1) / 2;
    uint8_t buffer[86], *to = buffer + 3;
    uint8_t *own_a = copy_of(0, target == 0, a, size);
    uint8_t *own_b = copy_of(1, target == 0, b, size);

    memset(buffer, 77, sizeof buffer);
    if (target != 0)
        memcpy(to, target == 1 ? a : b, size);
    exam_ask(exam,
             "ex_maximum(%s, a, b, %zu), nibbles of a %s, of b %s%s",
             names[target], count, exam_nibbles(exam, a, 2 * size),
             exam_nibbles(exam, b, 2 * size),
             target == 0 ? ", of to D4D4..." : "");
    ex_maximum(to, target == 1 ? to : own_a, target == 2 ? to : own_b,
               count);
    exam_answer_nibbles(exam, to, count);
    exam_answer_nibbles(exam, to, 2 * size);
    must_be_kept(exam, to[-1], to[size]);
}

static void questions(struct exam *exam)
{
    uint8_t a[80] = {0}, b[80] = {0};

    for (unsigned i = 0; i < 16; i++) {
        a[i] = 0x80;
        b[i] = 0x01;
        ask(exam, i % 3, a, b, 32);
        ask(exam, i % 3, b, a, 32);
        a[i] = b[i] = 0;
    }
    for (size_t count = 0; count <= 150; count++)
        for (unsigned target = 0; target < 3; target++) {
            exam_fill(exam, a, sizeof a);
            exam_fill(exam, b, sizeof b);
            ask(exam, target, a, b, count);
        }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
