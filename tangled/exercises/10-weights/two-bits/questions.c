#include <exam.h>

int32_t ex_two_bit_dot(const uint8_t packed[8], const int8_t y[32]);

static void ask(struct exam *exam, const uint8_t packed[8],
                const uint8_t bytes[32])
{
    int8_t y[32];

    for (unsigned i = 0; i < 32; i++)
        y[i] = (int8_t)(bytes[i] < 128 ? bytes[i] : bytes[i] - 256);
    exam_ask(exam, "ex_two_bit_dot(packed, y), packed: %s, y: %s",
             exam_hex(exam, packed, 8), exam_hex(exam, bytes, 32));
    exam_answer_number(exam, ex_two_bit_dot(packed, y));
}

static void questions(struct exam *exam)
{
    uint8_t packed[8], bytes[32] = {0};

    for (unsigned i = 0; i < 32; i++) {
        exam_fill(exam, packed, sizeof packed);
        bytes[i] = 1;
        ask(exam, packed, bytes);
        bytes[i] = 0;
    }
    for (unsigned n = 0; n < 300; n++) {
        exam_fill(exam, packed, sizeof packed);
        exam_fill(exam, bytes, sizeof bytes);
        ask(exam, packed, bytes);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
