#include <assert.h>
#include <exam.h>
#include <games.h>
#include <nibble/perft.h>

uint64_t ex_perft(const nb_position *position, unsigned depth);

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

/* Asks for all depths at which the count is hardly large. */
static void ask(struct exam *exam, const nb_position *position)
{
    const unsigned max = nb_count_legal_moves(position) < 16 ? 3 : 2;

    for (unsigned depth = 0; depth <= max; depth++) {
        exam_ask(exam, "ex_perft(&position, %u) in %s", depth,
                 fen_of(position));
        exam_answer_number(exam, (intmax_t)ex_perft(position, depth));
    }
}

static void questions(struct exam *exam)
{
    nb_position position;

    for (unsigned i = 0; i < CORNERS; i++) {
        position = position_of(corners[i]);
        ask(exam, &position);
    }
    for (unsigned n = 0; n < 60; n++) {
        position = random_position(exam_state(exam));
        ask(exam, &position);
    }
}

int main(int argc, char *argv[])
{
    return exam_main(argc, argv, questions);
}
