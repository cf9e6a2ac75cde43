#include <criterion/criterion.h>
#include <nibble/moves.h>

size_t ex_boards(nb_quad boards[], const nb_position *position,
                 unsigned depth);

TestSuite(different_boards, .timeout = 60);

static nb_quad boards[200000];

static void expect(const char *text, unsigned depth, size_t want)
{
    nb_position position;
    size_t count;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    count = ex_boards(boards, &position, depth);
    cr_expect_eq(count, want, "%s, depth %u: %zu, not %zu", text, depth,
                 count, want);
    for (size_t i = 0; i < count && i < 50; i++)
        for (size_t k = 0; k < i; k++)
            cr_expect(!nb_quad_equal(&boards[i], &boards[k]),
                      "%zu and %zu are the same", i, k);
}

Test(different_boards, are_those_that_have_been_counted)
{
    static const size_t counts[5] = {1, 20, 400, 5362, 71852};

    for (unsigned depth = 0; depth < 5; depth++)
        expect("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
               "0 1",
               depth, counts[depth]);
    expect("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1, 0);
    expect("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0, 1);
    expect("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", 4, 579);
}

/*
 * The pieces of White come home after two moves, the rook, too; only
 * who has moved another piece can castle then, when the black knight
 * has gone from g3 to c1.
 */
Test(different_boards, are_not_all_that_a_position_is)
{
    expect("k7/p7/P7/8/8/5pnp/5P1P/N3K2R w K - 0 1", 5, 7561);
    expect("kB6/p7/P7/8/8/5pnp/5P1P/4K2R w K - 0 1", 5, 13753);
}
