#include <exam.h>

double ex_words_per_second(double bandwidth, double multiply,
                           unsigned users, unsigned threads);

static void ask(struct exam *exam, double bandwidth, double multiply,
                unsigned users, unsigned threads)
{
    exam_ask(exam, "ex_words_per_second(%g, %g, %u, %u)", bandwidth,
             multiply, users, threads);
    exam_answer_double(
        exam,
        ex_words_per_second(bandwidth, multiply, users, threads), 1e-6);
}

static void questions(struct exam *exam)
{
    ask(exam, 18, 1, 2, 1);
    for (unsigned users = 1; users <= 16; users++)
        for (unsigned threads = 1; threads <= 2; threads++)
            ask(exam, 25, 0.33, users, threads);
    for (unsigned n = 0; n < 400; n++) {
        const double bandwidth = 1 + (double)exam_below(exam, 200);
        const double multiply =
            (double)(1 + exam_below(exam, 100)) / 64;
        const unsigned users = 1 + (unsigned)exam_below(exam, 32);

        ask(exam, bandwidth, multiply, users,
            1 + (unsigned)exam_below(exam, 16));
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
