#include <exam.h>
#include <inttypes.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant);

static void ask(struct exam *exam, uint64_t matrix, unsigned byte,
                unsigned constant)
{
    exam_ask(exam, "ex_affine(0x%" PRIX64 ", 0x%02X, 0x%02X)", matrix,
             byte, constant);
    exam_answer_hex(
        exam, ex_affine(matrix, (uint8_t)byte, (uint8_t)constant), 2);
}

static void questions(struct exam *exam)
{
    for (unsigned pair = 0; pair < 256; pair++)
        ask(exam, pair % 16, pair / 16, 0);
    for (unsigned i = 0; i < 64; i++) {
        ask(exam, UINT64_C(1) << i, 0xFF, 0);
        ask(exam, UINT64_MAX, 0xFFu >> i % 8, i);
    }
    for (unsigned n = 0; n < 800; n++) {
        uint64_t matrix = exam_word(exam);
        unsigned byte = (unsigned)exam_below(exam, 256);

        ask(exam, matrix, byte, 0);
        ask(exam, matrix, byte, (unsigned)exam_below(exam, 256));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
