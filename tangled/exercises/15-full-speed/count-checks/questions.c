#include <exam.h>
#include <games.h>

unsigned ex_count_checks(const nb_position *position);

static const char *const corners[] = {
    "4k3/8/8/8/8/8/8/QK6 w - - 0 1",
    "k7/8/2N5/3B4/8/8/8/K7 w - - 0 1",
    "4k3/8/8/4N3/8/8/8/K3R3 w - - 0 1",
    "k6r/8/8/8/7R/8/8/7K w - - 0 1",
    "5k2/8/8/8/1b6/2Q5/8/4K3 w - - 0 1",
    "k3r3/8/8/8/8/1N6/3R4/4K3 w - - 0 1"};

static void ask(struct exam *exam, const nb_position *position)
{
    exam_ask(exam, "ex_count_checks(&position) in %s",
             fen_of(position));
    exam_answer_number(exam, ex_count_checks(position));
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < 6; i++) {
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
