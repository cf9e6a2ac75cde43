#include <criterion/criterion.h>
#include <nibble/moves.h>
#include <string.h>

nb_position ex_pass(const nb_position *position);

TestSuite(null_move, .timeout = 10);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static void check(const char *before, const char *after)
{
    const nb_position from = position_of(before);
    const nb_position want = position_of(after), got = ex_pass(&from);

    cr_expect_eq(got.key, want.key, "%s: the key", before);
    cr_expect(memcmp(&got, &want, sizeof got) == 0, "%s, not %s",
              before, after);
}

Test(null_move, changes_the_turn_and_what_goes_with_it)
{
    check("4k3/8/8/8/8/8/8/4K2R w K - 3 7",
          "4k3/8/8/8/8/8/8/4K2R b K - 4 7");
    check("4k3/8/8/8/8/8/8/4K2R b K - 3 7",
          "4k3/8/8/8/8/8/8/4K2R w K - 4 8");
    check("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7",
          "4k3/8/8/8/3pP3/8/8/4K3 w - - 1 8");
    check("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 7",
          "4k3/8/8/8/4P3/8/8/4K3 w - - 1 8");
}
