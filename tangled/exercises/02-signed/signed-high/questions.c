#include <exam.h>

int64_t ex_signed_high(uint8_t byte);

static void questions(struct exam *exam)
{
    for (unsigned byte = 0; byte < 256; byte++) {
        exam_ask(exam, "ex_signed_high(0x%02X)", byte);
        exam_answer_number(exam, ex_signed_high((uint8_t)byte));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
