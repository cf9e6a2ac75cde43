#include <exam.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>

bool ex_tensor_fits(const uint64_t shape[4], uint64_t offset,
                    uint64_t end);

/* Mostly small, or near a power of two, so that products wrap. */
static uint64_t draw_length(struct exam *exam)
{
    const uint64_t kind = exam_below(exam, 4);

    if (kind < 2)
        return 1 + exam_below(exam, 5);
    if (kind == 2)
        return UINT64_C(1) << exam_below(exam, 64);
    return exam_word(exam) | 1;
}

static void ask(struct exam *exam, const uint64_t shape[4],
                uint64_t offset, uint64_t end)
{
    exam_ask(exam,
             "ex_tensor_fits(shape, %" PRIu64 ", %" PRIu64
             "), shape: %" PRIu64 ", %" PRIu64 ", %" PRIu64
             ", %" PRIu64,
             offset, end, shape[0], shape[1], shape[2], shape[3]);
    exam_answer_number(exam, ex_tensor_fits(shape, offset, end));
}

static void questions(struct exam *exam)
{
    const uint64_t one[4] = {32, 1, 1, 1};

    ask(exam, one, 0, 18);
    ask(exam, one, UINT64_MAX - 17, 1000);
    for (unsigned n = 0; n < 1000; n++) {
        uint64_t shape[4];
        const uint64_t offset = exam_below(exam, 10)
                                    ? exam_below(exam, 500)
                                    : exam_word(exam);

        for (unsigned i = 0; i < 4; i++)
            shape[i] = draw_length(exam);
        if (exam_below(exam, 8))
            shape[0] *= 32;
        if (shape[0] == 0)
            shape[0] = 32;
        ask(exam, shape, offset, exam_below(exam, 2000));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
