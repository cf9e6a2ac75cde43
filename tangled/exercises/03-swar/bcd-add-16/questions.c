#include <exam.h>
#include <inttypes.h>

uint64_t ex_bcd_add(uint64_t x, uint64_t y);

static void ask(struct exam *exam, uint64_t x, uint64_t y)
{
    exam_ask(exam, "ex_bcd_add(0x%016" PRIX64 ", 0x%016" PRIX64 ")", x,
             y);
    exam_answer_lanes(exam, ex_bcd_add(x, y), 4);
}

static void ask_of_drawn(struct exam *exam, unsigned digits)
{
    uint64_t x = 0, y = 0;

    for (unsigned i = 0; i < 4 * digits; i += 4) {
        uint64_t digit = exam_below(exam, 10);
        uint64_t other = exam_below(exam, 10);

        x |= digit << i;
        y |= (exam_below(exam, 3) == 0 ? other : 9 - digit) << i;
    }
    ask(exam, x, y);
}

static void questions(struct exam *exam)
{
    const uint64_t ones = ~UINT64_C(0) / 15;

    ask(exam, 0, 0);
    for (unsigned i = 0; i < 64; i += 4) {
        ask(exam, UINT64_C(5) << i, UINT64_C(5) << i);
        ask(exam, UINT64_C(8) << i, UINT64_C(9) << i);
        ask(exam, 9 * ones, UINT64_C(1) << i);
    }
    ask(exam, 9 * ones, 9 * ones);
    for (unsigned n = 0; n < 1000; n++)
        ask_of_drawn(exam, 1 + n / 20 % 16);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
