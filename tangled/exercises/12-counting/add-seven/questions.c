#include <exam.h>

void ex_add_seven(uint64_t sums[3], const uint64_t words[7]);

static void ask(struct exam *exam, const uint64_t words[7])
{
    uint64_t sums[3] = {0, 0, 0};

    exam_ask(exam,
             "ex_add_seven(sums, {0x%jX, 0x%jX, 0x%jX, 0x%jX, 0x%jX, "
             "0x%jX, 0x%jX})",
             (uintmax_t)words[0], (uintmax_t)words[1],
             (uintmax_t)words[2], (uintmax_t)words[3],
             (uintmax_t)words[4], (uintmax_t)words[5],
             (uintmax_t)words[6]);
    ex_add_seven(sums, words);
    exam_answer_words(exam, sums, 3);
}

static void questions(struct exam *exam)
{
    for (unsigned set = 0; set < 128; set++) {
        uint64_t words[7];
        for (unsigned i = 0; i < 7; i++)
            words[i] = set >> i & 1;
        ask(exam, words);
    }
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t words[7];
        for (unsigned i = 0; i < 7; i++)
            words[i] = exam_word(exam);
        ask(exam, words);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
