#include <exam.h>
#include <string.h>

void ex_row_dots(int32_t dots[16], const uint8_t nibbles[256],
                 const int8_t y[512]);

/* One byte that is not 0x88, and one activation that is not 0. */
static void ask_one(struct exam *exam)
{
    uint8_t nibbles[256];
    int8_t y[512] = {0};
    int32_t dots[16];
    const unsigned byte = (unsigned)exam_below(exam, 256);
    const unsigned at = (unsigned)exam_below(exam, 512);

    memset(nibbles, 0x88, sizeof nibbles);
    nibbles[byte] = (uint8_t)exam_below(exam, 256);
    y[at] = (int8_t)(1 + exam_below(exam, 127));
    exam_ask(exam, "ex_row_dots(dots, nibbles, y), nibbles[%u] is "
                   "0x%02X, the others 0x88, y[%u] is %d, the others 0",
             byte, (unsigned)nibbles[byte], at, y[at]);
    ex_row_dots(dots, nibbles, y);
    for (unsigned i = 0; i < 16; i++)
        exam_answer_number(exam, dots[i]);
}

static void ask_any(struct exam *exam)
{
    uint8_t nibbles[256], bytes[512];
    int8_t y[512];
    int32_t dots[16];

    exam_fill(exam, nibbles, sizeof nibbles);
    exam_fill(exam, bytes, sizeof bytes);
    for (unsigned i = 0; i < 512; i++)
        y[i] = (int8_t)(bytes[i] < 128 ? bytes[i] : bytes[i] - 256);
    exam_ask(exam, "ex_row_dots(dots, nibbles, y), nibbles and y that "
                   "are drawn, nibbles: %s",
             exam_hex(exam, nibbles, 256));
    ex_row_dots(dots, nibbles, y);
    for (unsigned i = 0; i < 16; i++)
        exam_answer_number(exam, dots[i]);
}

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 400; n++)
        ask_one(exam);
    for (unsigned n = 0; n < 20; n++)
        ask_any(exam);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
