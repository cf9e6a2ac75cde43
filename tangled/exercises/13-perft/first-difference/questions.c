#include <exam.h>
#include <games.h>
#include <nibble/perft.h>

unsigned ex_hunt(nb_move path[], const nb_position *position,
                 unsigned depth, nb_perft_function *one,
                 nb_perft_function *other);

/* Forgets the moves that have any of some bits of nb_move_flag. */
static uint64_t without(const nb_position *position, unsigned depth,
                        nb_move flags)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);
    uint64_t sum = 0;

    if (depth == 0)
        return 1;
    for (unsigned i = 0; i < count; i++)
        if ((moves[i] & flags) == 0) {
            nb_position after = nb_position_after(position, moves[i]);
            sum += without(&after, depth - 1, flags);
        }
    return sum;
}

static uint64_t never_castles(const nb_position *position,
                              unsigned depth)
{
    return without(position, depth, NB_MOVE_CASTLING);
}

static uint64_t never_in_passing(const nb_position *position,
                                 unsigned depth)
{
    return without(position, depth, NB_MOVE_EN_PASSANT);
}

static bool is_legal(const nb_position *position, nb_move move)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);
    bool found = false;

    for (unsigned i = 0; i < count; i++)
        found |= moves[i] == move;
    return found;
}

/* Legal moves, and the counts differ after them. */
static void must(struct exam *exam, const nb_position *start,
                 const nb_move *path, unsigned length,
                 nb_perft_function *one, nb_perft_function *other)
{
    nb_position position = *start;

    for (unsigned i = 0; i < length; i++) {
        if (!is_legal(&position, path[i])) {
            exam_must(exam, false, "path[%u] is no legal move", i);
            return;
        }
        position = nb_position_after(&position, path[i]);
    }
    if (length > 0)
        exam_must(exam, one(&position, 1) != other(&position, 1),
                  "the counts of depth 1 are the same after the path");
}

static const char *name_of(nb_perft_function *function)
{
    return function == nb_perft        ? "nb_perft"
           : function == never_castles ? "never_castles"
                                       : "never_in_passing";
}

enum { MAX_LENGTH = 8 };

static void ask(struct exam *exam, const nb_position *position,
                unsigned depth, nb_perft_function *one,
                nb_perft_function *other)
{
    nb_move path[MAX_LENGTH] = {0};
    unsigned length;

    exam_ask(exam, "ex_hunt(path, &position, %u, %s, %s) in %s", depth,
             name_of(one), name_of(other), fen_of(position));
    length = ex_hunt(path, position, depth, one, other);
    exam_answer_number(exam, length);
    length = length < MAX_LENGTH ? length : MAX_LENGTH;
    exam_take(exam, path, length * sizeof *path);
    must(exam, position, path, length, one, other);
}

static const char *const starts[] = {
    "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1",
    "4k2r/8/8/8/8/8/P7/4K3 w k - 0 1",
    "8/8/8/8/8/8/5Q2/2k1K2R b K - 0 1",
    "k4r2/8/8/8/8/8/8/4K2R b K - 0 1",
    "7k/8/8/8/1p6/8/P7/7K w - - 0 1",
    "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"};

static void questions(struct exam *exam)
{
    for (unsigned n = 0; n < 42; n++) {
        nb_perft_function *wrong =
            n % 7 < 4 ? never_castles : never_in_passing;
        nb_position position = random_game(
            starts[n % 7], exam_state(exam), n < 7 ? 1 : 4);

        for (unsigned depth = 0;
             depth < 5 && nb_perft(&position, depth) < 400; depth++)
            ask(exam, &position, depth, n % 2 == 0 ? wrong : nb_perft,
                n % 2 == 0 ? nb_perft : wrong);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
