#include <exam.h>
#include <string.h>

void ex_hex(char text[32], const uint8_t bytes[16]);

/* The rooms of these questions are full of 77. */
static void must_be_kept(struct exam *exam, uint64_t before,
                         uint64_t behind)
{
    uint64_t beside[2] = {before, behind};

    exam_take(exam, beside, sizeof beside);
    exam_must(exam, beside[0] == 77, "what is before it is written");
    exam_must(exam, beside[1] == 77, "what is behind it is written");
}

static void ask(struct exam *exam, const uint8_t *bytes)
{
    char buffer[34], *text = buffer + 1;

    memset(buffer, 77, sizeof buffer);
    exam_ask(exam, "ex_hex(text, bytes), bytes: %s",
             exam_hex(exam, bytes, 16));
    ex_hex(text, bytes);
    exam_answer_text(exam, text, 32);
    must_be_kept(exam, (uint8_t)buffer[0], (uint8_t)buffer[33]);
}

static void questions(struct exam *exam)
{
    uint8_t memory[17], *bytes = memory + 1;

    for (unsigned i = 0; i < 256; i++) {
        memset(memory, (int)i, sizeof memory);
        ask(exam, bytes);
    }
    for (unsigned n = 0; n < 500; n++) {
        exam_fill(exam, bytes, 16);
        ask(exam, bytes);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
