#include <exam.h>

uint64_t ex_close_gaps(uint64_t bytes, uint64_t stay);

static uint64_t spread(unsigned set)
{
    uint64_t bytes = 0;

    for (unsigned i = 0; i < 8; i++)
        bytes |= (uint64_t)(set >> i & 1) * 255 << 8 * i;
    return bytes;
}

static void ask(struct exam *exam, uint64_t bytes, unsigned set)
{
    const uint64_t stay = spread(set);

    exam_ask(exam, "ex_close_gaps(0x%016jX, 0x%016jX)",
             (uintmax_t)bytes, (uintmax_t)stay);
    exam_answer_lanes(exam, ex_close_gaps(bytes, stay), 8);
}

static void questions(struct exam *exam)
{
    for (unsigned set = 0; set < 256; set++)
        ask(exam, UINT64_C(0x8877665544332211), set);
    for (unsigned set = 0; set < 256; set++)
        ask(exam, UINT64_C(0x0706050403020100), set);
    for (unsigned n = 0; n < 1000; n++)
        ask(exam, exam_word(exam), (unsigned)exam_below(exam, 256));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
