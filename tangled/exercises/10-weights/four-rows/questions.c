#include <exam.h>
#include <string.h>
#include <stdint.h>

void ex_four_rows(int32_t dots[4], const uint64_t words[8],
                  const int8_t y[32]);

static void ask(struct exam *exam, const uint64_t words[8],
                const uint8_t bytes[32])
{
    uint8_t shown[64];
    int8_t y[32];
    int32_t dots[4];

    for (unsigned i = 0; i < 32; i++)
        y[i] = (int8_t)(bytes[i] < 128 ? bytes[i] : bytes[i] - 256);
    for (unsigned i = 0; i < 64; i++)
        shown[i] = (uint8_t)(words[i / 8] >> i % 8 * 8);
    exam_ask(exam, "ex_four_rows(dots, words, y), bytes of words: %s, "
                   "y: %s",
             exam_hex(exam, shown, 64), exam_hex(exam, bytes, 32));
    ex_four_rows(dots, words, y);
    for (unsigned row = 0; row < 4; row++)
        exam_answer_number(exam, dots[row]);
}

static void questions(struct exam *exam)
{
    uint64_t words[8];
    uint8_t bytes[32] = {0};

    for (unsigned n = 0; n < 300; n++) {
        for (unsigned j = 0; j < 8; j++)
            words[j] = n % 10 == 0 ? 0 : exam_word(exam);
        if (n < 32)
            bytes[n] = 1;
        else if (n % 2)
            memset(bytes, n % 4 == 1 ? 128 : 127, sizeof bytes);
        else
            exam_fill(exam, bytes, sizeof bytes);
        ask(exam, words, bytes);
        if (n < 32)
            bytes[n] = 0;
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
