#include <exam.h>
#include <games.h>
#include <nibble/keys.h>
#include <nibble/perft.h>

size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth);

/* In any order: how many they are, and the sum of their keys. */
static void answer(struct exam *exam, const nb_quad *boards,
                   size_t count, size_t size)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < count && i < size; i++)
        sum += nb_plane_key(&boards[i]);
    exam_answer_number(exam, (intmax_t)count);
    exam_answer_hex(exam, sum, 16);
}

static void ask(struct exam *exam, const nb_position *position,
                unsigned depth)
{
    size_t size = (size_t)nb_perft(position, depth);
    nb_quad *boards = calloc(size + (size == 0), sizeof *boards);

    exam_ask(exam,
             "ex_boards(boards, &position, %u), and the sum of "
             "nb_plane_key of the boards, in %s",
             depth, fen_of(position));
    answer(exam, boards, ex_boards(boards, position, depth), size);
    free(boards);
}

static const char *const starts[] = {
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
    "8/P6k/8/8/8/8/8/K7 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"};

/* Who may castle in the end has moved another piece before. */
static const char *const rights[] = {
    "k7/p7/P7/8/8/5pnp/5P1P/N3K2R w K - 0 1",
    "kB6/p7/P7/8/8/5pnp/5P1P/4K2R w K - 0 1"};

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned n = 0; n < 20; n++) {
        position = random_game(starts[n % 4], exam_state(exam),
                               n < 4 ? 1 : 10);
        for (unsigned depth = 0;
             depth < 4 && nb_perft(&position, depth) < 500; depth++)
            ask(exam, &position, depth);
    }
    for (unsigned i = 0; i < 2; i++) {
        position = position_of(rights[i]);
        ask(exam, &position, 5);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
