#include <criterion/criterion.h>
#include <nibble/moves.h>

uint64_t ex_ended(const nb_position *position, unsigned depth);

TestSuite(ended_games, .timeout = 30);

static void expect(const char *text, unsigned depth, uint64_t want)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    cr_expect_eq(ex_ended(&position, depth), want,
                 "%s, depth %u: %ju, not %ju", text, depth,
                 (uintmax_t)ex_ended(&position, depth),
                 (uintmax_t)want);
}

/* The start position has 8 mates after four moves. */
Test(ended_games, are_counted_when_a_move_is_missing)
{
    const char *start =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    expect(start, 4, 0);
    expect(start, 5, 8);
    expect("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0, 0);
    expect("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1, 1);
    expect("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 7, 1);
    expect("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 1, 0);
    expect("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 2, 2);
}

Test(ended_games, the_clock_ends_none)
{
    expect("7k/8/5K2/6Q1/8/8/8/8 w - - 99 90", 2, 2);
    expect("7k/8/5K2/6Q1/8/8/8/8 w - - 100 90", 1, 0);
    expect("7k/8/5K2/6Q1/8/8/8/8 w - - 100 90", 2, 2);
}
