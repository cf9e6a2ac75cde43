#include <criterion/criterion.h>
#include <nibble/perft.h>
#include <nibble/uci.h>

unsigned ex_hunt(nb_move path[], const nb_position *position,
                 unsigned depth, nb_perft_function *one,
                 nb_perft_function *other);

TestSuite(first_difference, .timeout = 30);

/* Forgets a kind of move, of which a move is told by a question. */
typedef bool move_predicate(nb_move);

static uint64_t without(const nb_position *position, unsigned depth,
                        move_predicate *forgets)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);
    uint64_t sum = 0;

    if (depth == 0)
        return 1;
    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        if (!forgets(moves[i]))
            sum += without(&after, depth - 1, forgets);
    }
    return sum;
}

static bool is_knighting(nb_move move)
{
    return nb_move_promotion(move) == NB_KNIGHT;
}

static bool is_castling(nb_move move)
{
    return nb_move_is_castling(move);
}

static uint64_t never_knights(const nb_position *position,
                              unsigned depth)
{
    return without(position, depth, is_knighting);
}

static uint64_t never_castles(const nb_position *position,
                              unsigned depth)
{
    return without(position, depth, is_castling);
}

static void expect_hunt(const char *text, unsigned depth,
                        nb_perft_function *wrong, unsigned length)
{
    nb_move path[16] = {0};
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    cr_assert_eq(ex_hunt(path, &position, depth, wrong, nb_perft),
                 length, "%s, depth %u", text, depth);
    for (unsigned i = 0; i < length; i++)
        position = nb_position_after(&position, path[i]);
    if (length > 0)
        cr_expect_neq(wrong(&position, 1), nb_perft(&position, 1),
                      "%s, depth %u: no difference", text, depth);
}

Test(first_difference, is_found_by_a_shortest_path)
{
    const char *home = "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1";
    const char *quiet = "4k2r/8/8/8/8/8/P7/4K3 w k - 0 1";
    const char *pawn = "7k/8/P7/8/8/8/8/7K w - - 0 1";

    expect_hunt(home, 3, never_castles, 0);
    expect_hunt(quiet, 1, never_castles, 0);
    expect_hunt(quiet, 2, never_castles, 1);
    expect_hunt(quiet, 4, never_castles, 1);
    expect_hunt(pawn, 2, never_knights, 0);
    expect_hunt(pawn, 3, never_knights, 2);
    expect_hunt(pawn, 5, never_knights, 2);
}

/* Castling mates, so that it is missing at one depth only. */
Test(first_difference, is_looked_for_at_each_depth)
{
    const char *mates = "8/8/8/8/8/8/5Q2/2k1K2R b K - 0 1";
    const char *castles = "k4r2/8/8/8/8/8/8/4K2R b K - 0 1";

    expect_hunt(mates, 2, never_castles, 1);
    expect_hunt(mates, 3, never_castles, 1);
    expect_hunt(castles, 2, never_castles, 1);
    expect_hunt(castles, 4, never_castles, 1);
}
