#include <exam.h>
#include <inttypes.h>

unsigned ex_count(uint64_t x, unsigned value);

static void ask(struct exam *exam, uint64_t x, unsigned value)
{
    exam_ask(exam, "ex_count(0x%016" PRIX64 ", 0x%X)", x, value);
    exam_answer_number(exam, ex_count(x, value));
}

static void questions(struct exam *exam)
{
    const uint64_t ones = ~UINT64_C(0) / 15;

    for (uint64_t x = 0; x < 64; x++)
        ask(exam, x, 0);
    for (unsigned value = 0; value < 16; value++) {
        ask(exam, 0, value);
        ask(exam, ones * value, value);
        ask(exam, ones * value ^ 1, value);
        ask(exam, ones * value ^ UINT64_C(1) << 63, value);
    }
    for (int n = 0; n < 1000; n++) {
        uint64_t x = exam_word(exam), mask = exam_below(exam, 16);
        unsigned value = (unsigned)exam_below(exam, 16);

        /* Lanes differ from the value in a few bits only. */
        ask(exam, (x & ones * mask) ^ ones * value, value);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
