#include <exam.h>

unsigned ex_reverse_nibble(unsigned nibble);
uint8_t ex_reverse_byte(uint8_t byte);

static void questions(struct exam *exam)
{
    for (unsigned nibble = 0; nibble < 16; nibble++) {
        exam_ask(exam, "ex_reverse_nibble(0x%X)", nibble);
        exam_answer_hex(exam, ex_reverse_nibble(nibble), 1);
    }
    for (unsigned byte = 0; byte < 256; byte++) {
        exam_ask(exam, "ex_reverse_byte(0x%02X)", byte);
        exam_answer_hex(exam, ex_reverse_byte((uint8_t)byte), 2);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
