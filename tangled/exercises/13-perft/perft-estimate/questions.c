#include <exam.h>
#include <games.h>

double ex_estimate(const nb_position *position, unsigned depth,
                   unsigned games, unsigned (*below)(unsigned));

static uint64_t state;

static unsigned below(unsigned bound)
{
    return random_below(&state, bound);
}

/* Guesses of many games are near each other, and not the same. */
static void ask(struct exam *exam, const nb_position *position,
                unsigned depth, unsigned games, double error)
{
    state = exam_word(exam);
    exam_ask(exam, "ex_estimate(&position, %u, %u, below) in %s", depth,
             games, fen_of(position));
    exam_answer_double(exam,
                       ex_estimate(position, depth, games, below),
                       error);
}

static const struct {
    const char *fen;
    unsigned depth, games;
    double error;
} corners[] = {
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0, 1, 0},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1, 3, 0},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 9, 3, 0},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 50,
     1e-9},
    {"k7/2Q5/1K6/8/8/8/8/8 w - - 0 1", 2, 3000, 0.2},
    {"k7/2Q5/1K6/8/8/8/8/8 w - - 0 1", 3, 3000, 0.2},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 8,
     1000, 0.2}};

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 7; i++) {
        position = position_of(corners[i].fen);
        ask(exam, &position, corners[i].depth, corners[i].games,
            corners[i].error);
    }
    for (unsigned n = 0; n < 200; n++) {
        position = random_position(exam_state(exam));
        ask(exam, &position, n % 2, 1 + n % 5, 1e-9);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
