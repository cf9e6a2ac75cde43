#include <exam.h>
#include <string.h>

void ex_two_bit_rows(int32_t dots[8], const uint8_t packed[64],
                     const int8_t y[32]);

static void ask(struct exam *exam, const uint8_t packed[64],
                const uint8_t bytes[32])
{
    int8_t y[32];
    int32_t dots[8];

    for (unsigned i = 0; i < 32; i++)
        y[i] = (int8_t)(bytes[i] < 128 ? bytes[i] : bytes[i] - 256);
    exam_ask(exam,
             "ex_two_bit_rows(dots, packed, y), packed: %s, y: %s",
             exam_hex(exam, packed, 64), exam_hex(exam, bytes, 32));
    ex_two_bit_rows(dots, packed, y);
    for (unsigned i = 0; i < 8; i++)
        exam_answer_number(exam, dots[i]);
}

static void questions(struct exam *exam)
{
    uint8_t packed[64], bytes[32] = {0};

    for (unsigned n = 0; n < 300; n++) {
        exam_fill(exam, packed, sizeof packed);
        if (n < 32)
            bytes[n] = 1;
        else if (n % 3 == 0)
            memset(bytes, 128, sizeof bytes);
        else
            exam_fill(exam, bytes, sizeof bytes);
        ask(exam, packed, bytes);
        if (n < 32)
            bytes[n] = 0;
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
