#include <exam.h>

unsigned ex_high_of_complement(uint8_t byte);

static void questions(struct exam *exam)
{
    for (unsigned byte = 0; byte < 256; byte++) {
        exam_ask(exam, "ex_high_of_complement(0x%02X)", byte);
        exam_answer_hex(exam, ex_high_of_complement((uint8_t)byte), 1);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
