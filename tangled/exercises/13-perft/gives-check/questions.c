#include <exam.h>
#include <games.h>
#include <nibble/attacks.h>
#include <nibble/uci.h>

bool ex_gives_check(const nb_pieces *own, const nb_pieces *enemy,
                    nb_move move);

static void ask(struct exam *exam, const nb_position *position,
                nb_move move)
{
    const unsigned side = position->side;
    const nb_pieces own = nb_pieces_of(&position->quad, side);
    const nb_pieces enemy = nb_pieces_of(&position->quad, side ^ 1);
    char text[NB_UCI_SIZE];

    nb_uci_write(text, move);
    exam_ask(exam, "ex_gives_check(&own, &enemy, %s) in %s", text,
             fen_of(position));
    exam_answer_bool(exam, ex_gives_check(&own, &enemy, move));
}

static void ask_all(struct exam *exam, const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++)
        ask(exam, position, moves[i]);
}

static const char *const corners[] = {
    "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "8/8/4k3/3pP3/8/1B6/8/K3R3 w - d6 0 1",
    "8/8/8/k2pP2R/8/8/8/7K w - d6 0 1",
    "8/4P3/4k3/8/8/8/8/K7 w - - 0 1",
    "8/5P2/8/8/8/5k2/8/K7 w - - 0 1",
    "2n5/1P6/8/3P4/8/5k1B/8/K7 w - - 0 1"};

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 7; i++) {
        position = position_of(corners[i]);
        ask_all(exam, &position);
        position = nb_position_flip(&position);
        ask_all(exam, &position);
    }
    for (unsigned n = 0; n < 60; n++) {
        position = random_position(exam_state(exam));
        ask_all(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
