#include <exam.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z);

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 16 * 16 * 16; n++) {
        unsigned x = n >> 8, y = n >> 4 & 15, z = n & 15;

        exam_ask(exam, "ex_mix_three(0x%X, 0x%X, 0x%X)", x, y, z);
        exam_answer_hex(exam, ex_mix_three(x, y, z), 1);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
