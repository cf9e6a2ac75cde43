#include <exam.h>
#include <inttypes.h>

uint64_t ex_blur(uint64_t x);

static void ask(struct exam *exam, uint64_t x)
{
    exam_ask(exam, "ex_blur(0x%" PRIX64 ")", x);
    exam_answer_lanes(exam, ex_blur(x), 4);
}

static void questions(struct exam *exam)
{
    ask(exam, ~UINT64_C(0));
    for (uint64_t n = 0; n < 64; n++) /* three lanes of 0 to 3 */
        ask(exam, (n & 3) | (n & 12) << 2 | (n & 48) << 4);
    for (unsigned i = 0; i < 64; i += 4)
        ask(exam, UINT64_C(15) << i);
    for (int n = 0; n < 1000; n++)
        ask(exam, exam_word(exam));
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
