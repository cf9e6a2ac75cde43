#include <exam.h>
#include <games.h>
#include <nibble/perft.h>

void ex_landing(uint64_t counts[64], const nb_position *position,
                unsigned depth);

static const char *const corners[] = {
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
    "8/P6k/8/8/8/8/8/K7 w - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"};

/* Asks for each square; all of them held a number before. */
static void ask(struct exam *exam, const nb_position *position,
                unsigned depth)
{
    const char *text = fen_of(position);
    unsigned before = (unsigned)exam_below(exam, 10);
    uint64_t counts[64];

    for (unsigned square = 0; square < 64; square++)
        counts[square] = before;
    for (unsigned square = 0; square < 64; square++) {
        exam_ask(exam,
                 "ex_landing(counts, &position, %u): counts[%u], "
                 "which was %u, in %s",
                 depth, square, before, text);
        if (square == 0)
            ex_landing(counts, position, depth);
        exam_answer_number(exam, (intmax_t)counts[square]);
    }
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 10; i++) {
        position = position_of(corners[i / 2]);
        ask(exam, &position, 1 + i % 2);
    }
    for (unsigned n = 0; n < 30; n++) {
        unsigned depth = 1;
        position = random_position(exam_state(exam));
        while (nb_perft(&position, depth + 1) < 2000 && depth < 5)
            depth++;
        ask(exam, &position, depth);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
