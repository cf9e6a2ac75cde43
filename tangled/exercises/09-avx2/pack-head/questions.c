#include <exam.h>
#include <inttypes.h>

size_t ex_pack_head(uintptr_t to, size_t count);

static void ask(struct exam *exam, uintptr_t to, size_t count)
{
    exam_ask(exam, "ex_pack_head(0x%" PRIXPTR ", %zu)", to, count);
    exam_answer_number(exam, (intmax_t)ex_pack_head(to, count));
}

/* An address may have 32 bits or 64, and the question is the same. */
static void ask_at_end(struct exam *exam, unsigned i, size_t count)
{
    uintptr_t to = UINTPTR_MAX - i;

    exam_ask(exam, "ex_pack_head(UINTPTR_MAX - %u, %zu)", i, count);
    exam_answer_number(exam, (intmax_t)ex_pack_head(to, count));
}

static void questions(struct exam *exam)
{
    for (unsigned i = 0; i <= 128; i++) {
        ask(exam, 0x1000 + i, 1000);
        ask(exam, 0x1001, i);
        ask_at_end(exam, i, (size_t)3 << 30);
    }
    for (unsigned n = 0; n < 700; n++) {
        uint32_t to = (uint32_t)exam_word(exam);

        ask(exam, to, (size_t)exam_below(exam, 200));
        ask(exam, to, (size_t)exam_below(exam, UINT32_MAX));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
