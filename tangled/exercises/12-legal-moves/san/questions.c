#include <exam.h>
#include <games.h>
#include <nibble/uci.h>

void ex_san(char text[8], const nb_position *position, nb_move move);

static const char *const corners[] = {
    "6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
    "4k3/8/8/8/8/2n5/8/n3K3 b - - 0 1",
    "7k/R7/8/8/8/8/8/R3K3 w - - 0 1",
    "1n2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"};

static void ask(struct exam *exam, const nb_position *position,
                nb_move move)
{
    char text[8] = "", uci[NB_UCI_SIZE];

    nb_uci_write(uci, move);
    exam_ask(exam, "ex_san(text, &position, %s) in %s", uci,
             fen_of(position));
    ex_san(text, position, move);
    exam_answer_text(exam, text, sizeof text);
}

static void ask_all(struct exam *exam, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        ask(exam, position, moves[i]);
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 10; i++) {
        position = position_of(corners[i]);
        ask_all(exam, &position);
        position = nb_position_flip(&position);
        ask_all(exam, &position);
    }
    for (unsigned n = 0; n < 50; n++) {
        position = n % 2 == 0
                       ? random_position(exam_state(exam))
                       : random_game(corners[n / 2 % 10],
                                     exam_state(exam), 20);
        ask_all(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
