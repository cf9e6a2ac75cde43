#include <exam.h>
#include <inttypes.h>
#include <string.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set);

static void ask(struct exam *exam, uint64_t set)
{
    uint8_t buffer[67], *squares = buffer + 1;
    unsigned count;

    memset(buffer, 77, sizeof buffer);
    exam_ask(exam, "ex_serialise_down(squares, 0x%" PRIX64 ")", set);
    count = ex_serialise_down(squares, set) % 65;
    exam_answer_number(exam, count);
    exam_answer_bytes(exam, squares, count);
    exam_take(exam, buffer, sizeof buffer);
    exam_must(exam, buffer[0] == 77, "squares[-1] is written");
    for (unsigned i = count; i < 66; i++)
        exam_must(exam, squares[i] == 77,
                  "squares[%u] is written, and there are %u members", i,
                  count);
}

static void questions(struct exam *exam)
{
    for (uint64_t word = 0; word < 32; word++)
        ask(exam, word);
    ask(exam, UINT64_MAX);
    for (unsigned i = 0; i < 64; i++)
        ask(exam, UINT64_C(1) << i);
    for (unsigned n = 0; n < 500; n++) {
        uint64_t set = exam_word(exam);

        ask(exam, set << exam_below(exam, 64));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
