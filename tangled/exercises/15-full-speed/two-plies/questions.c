#include <assert.h>
#include <exam.h>
#include <games.h>
#include <nibble/perft.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>

/* Returns how many legal moves a position has. */
typedef unsigned reply_counter(const nb_position *position);

uint64_t ex_two_plies(const nb_position *position,
                      reply_counter *replies);

static const bool the_solution_counts_by_itself = false;

uint64_t nb_perft(const nb_position *position, unsigned depth)
{
    assert(the_solution_counts_by_itself);
    return depth + position->side;
}

nb_perft_table nb_perft_table_in(void *memory, size_t bytes)
{
    assert(the_solution_counts_by_itself);
    return (nb_perft_table){memory, bytes};
}

uint64_t nb_perft_hashed(const nb_perft_table *table,
                         const nb_position *position, unsigned depth)
{
    assert(the_solution_counts_by_itself);
    return table->count + depth + position->side;
}

enum { CORNERS = 9 };

static const char *const corners[CORNERS] = {
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
    "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1",
    "4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1",
    "4k3/8/8/4n3/8/8/8/R6K w - - 0 1",
    "7k/P7/8/8/8/8/p7/7K w - - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"};

static uint64_t looks, moves;

static unsigned look(const nb_position *position)
{
    looks++;
    return nb_count_legal_moves(position);
}

static void ask(struct exam *exam, const nb_position *position)
{
    moves += nb_count_legal_moves(position);
    exam_ask(exam, "ex_two_plies(&position, replies) in %s",
             fen_of(position));
    exam_answer_number(exam, (intmax_t)ex_two_plies(position, look));
}

static void ask_for_looks(struct exam *exam)
{
    exam_ask(exam, "ex_two_plies(&position, replies) in all of the "
                   "positions of the other questions, one by one");
    exam_take(exam, &looks, sizeof looks);
    exam_must(exam, 12 * looks <= 11 * moves,
              "%ju looks for %ju moves: more than 11 for 12",
              (uintmax_t)looks, (uintmax_t)moves);
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < CORNERS; i++) {
        position = position_of(corners[i]);
        ask(exam, &position);
        position = nb_position_flip(&position);
        ask(exam, &position);
    }
    for (unsigned n = 0; n < 250; n++) {
        position = random_position(exam_state(exam));
        ask(exam, &position);
    }
    ask_for_looks(exam);
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
