#include <exam.h>
#include <games.h>

unsigned ex_end(const nb_position *position);

static const char *const corners[] = {
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
    "R5k1/5ppp/8/8/8/8/4K3/1r6 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "k7/P7/1K6/8/8/8/8/8 b - - 0 1",
    "k7/P7/1K6/8/8/8/7p/8 b - - 0 1",
    "k7/b1K5/8/8/8/8/8/R7 b - - 0 1",
    "8/3R4/6Q1/4k3/3Pp3/6K1/8/8 b - d3 0 1",
    "8/3R4/6Q1/4k3/3Pp3/6K1/8/8 b - - 0 1",
    "8/8/8/8/3Pp3/4Q3/7K/5k2 b - d3 0 1",
    "8/8/8/8/3Pp3/4Q3/7K/5k2 b - - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 120 90"};

static void ask(struct exam *exam, const nb_position *position)
{
    exam_ask(exam, "ex_end(&position) in %s", fen_of(position));
    exam_answer_number(exam, ex_end(position));
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 12; i++) {
        position = position_of(corners[i]);
        ask(exam, &position);
        position = nb_position_flip(&position);
        ask(exam, &position);
    }
    for (unsigned n = 0; n < 600; n++) {
        position = n % 2 == 0
                       ? random_position(exam_state(exam))
                       : random_game(corners[n / 2 % 12],
                                     exam_state(exam), 20);
        position.halfmoves = (uint16_t)exam_below(exam, 150);
        ask(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
