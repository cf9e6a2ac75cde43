#include <exam.h>
#include <games.h>
#include <nibble/perft.h>

uint64_t ex_ended(const nb_position *position, unsigned depth);

static const char *const starts[] = {
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 99 90",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 100 90",
    "k7/P7/2K5/8/8/8/8/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1",
    "k7/2p5/8/1PK5/8/1r6/8/8 b - - 97 80"};

static void ask(struct exam *exam, const nb_position *position,
                unsigned depth)
{
    exam_ask(exam, "ex_ended(&position, %u) in %s", depth,
             fen_of(position));
    exam_answer_number(exam, (intmax_t)ex_ended(position, depth));
}

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 120; n++) {
        nb_position position =
            random_game(starts[n % 8], exam_state(exam),
                        n < 8 ? 1 : 12);
        unsigned depth = 0;

        for (; depth < 6 && nb_perft(&position, depth) < 500; depth++)
            ask(exam, &position, depth);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
