#include <criterion/criterion.h>
#include <nibble/perft.h>

double ex_estimate(const nb_position *position, unsigned depth,
                   unsigned games, unsigned (*below)(unsigned));

TestSuite(perft_estimate, .timeout = 60);

static unsigned below(unsigned bound)
{
    static uint64_t state = 1975;

    state = state * UINT64_C(6364136223846793005) + 1;
    return (unsigned)((state >> 32) * bound >> 32);
}

/* Within so much of what is wanted, as a part of it. */
static void expect_within(const char *text, unsigned depth, double want,
                          double within)
{
    nb_position position;
    double mean;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    mean = ex_estimate(&position, depth, 20000, below);
    cr_expect(mean >= want * (1 - within) &&
                  mean <= want * (1 + within),
              "%s, depth %u: %.0f, not %.0f", text, depth, mean, want);
}

static void expect_near(const char *text, unsigned depth, double within)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    expect_within(text, depth, (double)nb_perft(&position, depth),
                  within);
}

Test(perft_estimate, is_right_on_average)
{
    const char *start =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    expect_near(start, 0, 0);
    expect_near(start, 1, 0);
    expect_near(start, 2, 0);
    expect_near(start, 4, 0.02);
    expect_near("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 0.05);
}

/* Perft 8, as others have counted it. */
Test(perft_estimate, guesses_are_larger_than_a_half_word)
{
    expect_within(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 8,
        84998978956, 0.05);
}

/* Half of the first moves end the game. */
Test(perft_estimate, games_that_end_early_count_as_nothing)
{
    expect_near("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 3, 0.05);
    expect_near("k7/2Q5/1K6/8/8/8/8/8 w - - 0 1", 2, 0.05);
    expect_near("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 3, 0);
}
