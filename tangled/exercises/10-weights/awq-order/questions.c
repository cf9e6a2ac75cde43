#include <exam.h>
#include <inttypes.h>

unsigned ex_awq_nibble(uint32_t word, unsigned weight);

static void ask(struct exam *exam, uint32_t word, unsigned weight)
{
    exam_ask(exam, "ex_awq_nibble(0x%08" PRIX32 ", %u)", word, weight);
    exam_answer_hex(exam, ex_awq_nibble(word, weight), 1);
}

static void questions(struct exam *exam)
{
    for (unsigned weight = 0; weight < 8; weight++)
        ask(exam, 0x76543210, weight);
    for (unsigned n = 0; n < 500; n++) {
        uint32_t word = (uint32_t)exam_word(exam);

        ask(exam, word, (unsigned)exam_below(exam, 8));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
