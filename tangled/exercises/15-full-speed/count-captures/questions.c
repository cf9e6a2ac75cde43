#include <exam.h>
#include <games.h>

unsigned ex_count_captures(const nb_position *position);

static const char *const corners[] = {
    "4k3/8/8/8/1b6/8/3P4/4K2r w - - 0 1",
    "4k3/4r3/8/8/8/3p1p2/4N3/4K3 w - - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/8/8/5n2/4q1P1/4K2R w - - 0 1",
    "1n1n3k/2P5/8/8/8/8/8/K7 w - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    "3rk3/8/8/3pP3/3K4/8/8/8 w - d6 0 1",
    "4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1"};

static void ask(struct exam *exam, const nb_position *position)
{
    exam_ask(exam, "ex_count_captures(&position) in %s",
             fen_of(position));
    exam_answer_number(exam, ex_count_captures(position));
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (size_t i = 0; i < sizeof corners / sizeof *corners; i++) {
        position = position_of(corners[i]);
        ask(exam, &position);
        position = nb_position_flip(&position);
        ask(exam, &position);
    }
    for (unsigned n = 0; n < 1000; n++) {
        position = random_position(exam_state(exam));
        ask(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
