#include <exam.h>
#include <string.h>

void ex_unpack_low(uint8_t to[32], const uint8_t a[32],
                   const uint8_t b[32]);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const uint8_t *a, const uint8_t *b)
{
    uint8_t buffer[34], *to = buffer + 1;

    memset(buffer, 77, sizeof buffer);
    exam_ask(exam, "ex_unpack_low(to, a, b), a: %s, b: %s",
             exam_hex(exam, a, 32), exam_hex(exam, b, 32));
    ex_unpack_low(to, a, b);
    exam_answer_bytes(exam, to, 32);
    must_be_kept(exam, buffer[0], buffer[33]);
}

static void questions(struct exam *exam)
{
    uint8_t a[32], b[32];

    for (unsigned i = 0; i < 32; i++)
        a[i] = (uint8_t)i, b[i] = (uint8_t)(0x80 + i);
    ask(exam, a, b);
    ask(exam, b, a);
    for (unsigned n = 0; n < 500; n++) {
        exam_fill(exam, a, sizeof a);
        exam_fill(exam, b, sizeof b);
        ask(exam, a, b);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
