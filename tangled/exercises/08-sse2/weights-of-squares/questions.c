#include <exam.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

unsigned ex_weigh(uint64_t set, const uint8_t weights[64]);

static void ask(struct exam *exam, uint64_t set,
                const uint8_t weights[64], unsigned n)
{
    size_t beside = n % 16;
    uint8_t *memory = malloc(beside + 64);

    if (memory == NULL)
        abort();
    memcpy(memory + beside, weights, 64);
    exam_ask(exam,
             "ex_weigh(0x%" PRIX64 ", weights), address: 16 * n + %zu"
             ", weights: %s",
             set, beside, exam_hex(exam, weights, 64));
    exam_answer_number(exam, ex_weigh(set, memory + beside));
    free(memory);
}

static void questions(struct exam *exam)
{
    uint8_t weights[64];

    for (unsigned i = 0; i < 64; i++) {
        memset(weights, 0, sizeof weights);
        weights[i] = 1;
        ask(exam, UINT64_C(1) << i, weights, i);
        ask(exam, UINT64_C(1) << (63 - i), weights, i);
        weights[i] = weights[i ^ 16] = 255;
        ask(exam, UINT64_MAX, weights, i);
    }
    memset(weights, 255, sizeof weights);
    ask(exam, UINT64_MAX, weights, 0);
    ask(exam, 0, weights, 0);
    for (unsigned i = 0; i < 64; i++)
        ask(exam, UINT64_C(1) << i, weights, i);
    for (unsigned n = 0; n < 500; n++) {
        uint64_t set = exam_word(exam);

        exam_fill(exam, weights, sizeof weights);
        ask(exam, set, weights, n);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
