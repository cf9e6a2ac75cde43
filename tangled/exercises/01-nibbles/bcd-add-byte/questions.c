#include <exam.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y);

static unsigned packed(unsigned n)
{
    return n / 100 * 256 + n / 10 % 10 * 16 + n % 10;
}

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 1000; n++) {
        unsigned x = packed((unsigned)exam_below(exam, 100));
        unsigned y = packed((unsigned)exam_below(exam, 100));

        exam_ask(exam, "ex_bcd_add(0x%02X, 0x%02X)", x, y);
        exam_answer_hex(exam, ex_bcd_add((uint8_t)x, (uint8_t)y), 3);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
