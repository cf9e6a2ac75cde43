#include <criterion/criterion.h>
#include <nibble/moves.h>

unsigned ex_end(const nb_position *position);

TestSuite(game_end, .timeout = 10);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static void check(unsigned end, const char *text)
{
    const nb_position position = position_of(text);
    const unsigned got = ex_end(&position);

    cr_expect_eq(got, end, "%s: %u, not %u", text, got, end);
}

Test(game_end, is_a_lack_of_moves)
{
    check(0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 "
             "1");
    check(1, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq "
             "- 1 3");
    check(1, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    check(0, "R5k1/5ppp/8/8/8/8/4K3/1r6 b - - 0 1");
    check(0, "R5k1/5pp1/7p/8/8/8/8/4K3 b - - 0 1");
    check(2, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    check(2, "k7/P7/1K6/8/8/8/8/8 b - - 0 1");
    check(0, "k7/P7/1K6/8/8/8/7p/8 b - - 0 1");
    check(2, "k7/b1K5/8/8/8/8/8/R7 b - - 0 1");
}

Test(game_end, may_be_put_off_by_a_capture_in_passing)
{
    check(0, "8/3R4/6Q1/4k3/3Pp3/6K1/8/8 b - d3 0 1");
    check(1, "8/3R4/6Q1/4k3/3Pp3/6K1/8/8 b - - 0 1");
    check(0, "8/8/8/8/3Pp3/4Q3/7K/5k2 b - d3 0 1");
    check(2, "8/8/8/8/3Pp3/4Q3/7K/5k2 b - - 0 1");
}

Test(game_end, is_not_seen_by_the_clock)
{
    check(0, "4k3/8/8/8/8/8/8/4K2R w K - 120 90");
    check(1, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 60");
}
