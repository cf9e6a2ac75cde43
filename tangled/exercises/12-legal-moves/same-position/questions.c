#include <exam.h>
#include <games.h>
#include <nibble/uci.h>
#include <stdio.h>

unsigned ex_times(const nb_position *game, unsigned count);

static const char *const starts[] = {
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
    "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k2r/8/8/8/8/8/8/4K3 w k - 0 1",
    "8/8/8/4k3/8/8/8/K7 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"};

/* Most pieces go back where they have come from, if they can. */
static nb_move draw(struct exam *exam, const nb_position *position,
                    nb_move before)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    if (count == 0)
        return 0;
    for (unsigned i = 0; i < count; i++)
        if (nb_move_from(moves[i]) == nb_move_to(before) &&
            nb_move_to(moves[i]) == nb_move_from(before) &&
            exam_below(exam, 8) > 0)
            return moves[i];
    return moves[exam_below(exam, count)];
}

enum { MAX_PLIES = 16 };

/* Asks after each move of a game. */
static void ask(struct exam *exam, const char *start)
{
    static nb_position game[MAX_PLIES + 1];
    nb_move moves[MAX_PLIES + 2] = {0};
    char text[(MAX_PLIES + 1) * NB_UCI_SIZE] = "", *to = text;

    game[0] = position_of(start);
    for (unsigned count = 1; count <= MAX_PLIES; count++) {
        exam_ask(exam, "ex_times(game, %u), begun with %s, moves%s",
                 count, start, text);
        exam_answer_number(exam, ex_times(game, count));
        moves[count + 1] =
            draw(exam, &game[count - 1], moves[count - 1]);
        if (moves[count + 1] == 0)
            return;
        *to++ = ' ';
        to += nb_uci_write(to, moves[count + 1]);
        game[count] =
            nb_position_after(&game[count - 1], moves[count + 1]);
    }
}

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 70; n++)
        ask(exam, starts[n % 7]);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
