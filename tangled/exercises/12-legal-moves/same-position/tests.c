#include <criterion/criterion.h>
#include <nibble/moves.h>
#include <nibble/uci.h>
#include <stddef.h>

unsigned ex_times(const nb_position *game, unsigned count);

TestSuite(same_position, .timeout = 10);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static void check(unsigned times, const char *start,
                  const char *const moves[])
{
    static nb_position game[64];
    unsigned count = 1;

    game[0] = position_of(start);
    for (; moves[count - 1] != NULL; count++) {
        nb_move move = 0;

        cr_assert_eq(nb_uci_read(&move, &game[count - 1],
                                 moves[count - 1], NB_UNTIL_NUL)
                         .error,
                     NB_UCI_OK, "%s", moves[count - 1]);
        game[count] = nb_position_after(&game[count - 1], move);
    }
    cr_expect_eq(ex_times(game, count), times, "%s, %u moves: %u times",
                 start, count - 1, ex_times(game, count));
}

/* There and back again, twice. */
#define KNIGHTS "g1f3", "g8f6", "f3g1", "f6g8"
#define KINGS "e8d8", "e1d1", "d8e8", "d1e1"

Test(same_position, is_counted_with_the_clocks_left_out)
{
    const char *start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
                        "w KQkq - 0 1";

    check(1, start, (const char *[]){NULL});
    check(1, start, (const char *[]){"e2e4", NULL});
    check(2, start, (const char *[]){KNIGHTS, NULL});
    check(3, start, (const char *[]){KNIGHTS, KNIGHTS, NULL});
    check(2, start, (const char *[]){KNIGHTS, "g1f3", NULL});
}

Test(same_position, has_the_same_rights)
{
    check(1, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
          (const char *[]){"a1b1", "a8b8", "b1a1", "b8a8", NULL});
    check(2, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
          (const char *[]){"a1b1", "a8b8", "b1a1", "b8a8", "a1b1",
                           "a8b8", "b1a1", "b8a8", NULL});
}

Test(same_position, has_the_same_player_to_move)
{
    check(1, "8/8/8/4k3/8/8/8/K7 w - - 0 1",
          (const char *[]){"a1b1", "e5e6", "b1b2", "e6e5", "b2a1",
                           NULL});
}

Test(same_position, has_the_same_captures_in_passing)
{
    check(1, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
          (const char *[]){"e2e4", KINGS, NULL});
    check(2, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
          (const char *[]){"e2e4", KINGS, KINGS, NULL});
    check(2, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          (const char *[]){"e2e4", KINGS, NULL});
    check(2, "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
          (const char *[]){"e2e4", "d8e8", "e1f1", "e8d8", "f1e1",
                           NULL});
}
