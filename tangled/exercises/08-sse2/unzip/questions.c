#include <exam.h>
#include <string.h>

void ex_unzip(uint8_t even[16], uint8_t odd[16],
              const uint8_t from[32]);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const uint8_t *from)
{
    for (unsigned k = 0; k < 2; k++) {
        uint8_t buffer[35], *even = buffer + 1, *odd = buffer + 18;
        const uint8_t *array = k == 0 ? even : odd;

        memset(buffer, 77, sizeof buffer);
        exam_ask(exam, "ex_unzip(even, odd, from): %s, from: %s",
                 k == 0 ? "even" : "odd", exam_hex(exam, from, 32));
        ex_unzip(even, odd, from);
        exam_answer_bytes(exam, array, 16);
        must_be_kept(exam, array[-1], array[16]);
    }
}

static void questions(struct exam *exam)
{
    uint8_t memory[33] = {0}, *from = memory + 1;

    for (unsigned i = 0; i < 32; i++) {
        memset(from, 0, 32);
        from[i] = 0xFF;
        ask(exam, from);
        from[i] = 1;
        ask(exam, from);
    }
    for (unsigned n = 0; n < 400; n++) {
        exam_fill(exam, from, 32);
        ask(exam, from);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
