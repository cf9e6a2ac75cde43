#include <criterion/criterion.h>
#include <nibble/fen.h>

void ex_find_move(char move[6], const nb_quad *before,
                  const nb_quad *after);

TestSuite(find_move, .timeout = 10);

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
#define ROOKS "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"
static const char *const played[][3] = {
    {START, "e2e4",
     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1"},
    {"k7/8/8/3p4/4P3/8/8/7K w - - 0 1", "e4d5",
     "k7/8/8/3P4/8/8/8/7K w - - 0 1"},
    {"k7/8/8/3p4/4P3/8/8/7K b - - 0 1", "d5e4",
     "k7/8/8/8/4p3/8/8/7K w - - 0 1"},
    {"k7/8/8/3pP3/8/8/8/7K w - d6 0 1", "e5d6",
     "k7/8/3P4/8/8/8/8/7K w - - 0 1"},
    {"k7/8/8/8/3pP3/8/8/7K b - e3 0 1", "d4e3",
     "k7/8/8/8/8/4p3/8/7K w - - 0 1"},
    {ROOKS, "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 w - - 0 1"},
    {ROOKS, "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R w - - 0 1"},
    {ROOKS, "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R w - - 0 1"},
    {ROOKS, "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w - - 0 1"},
    {ROOKS, "a1a8", "R3k2r/8/8/8/8/8/8/4K2R w - - 0 1"},
    {"1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q",
     "1Q5k/8/8/8/8/8/8/K7 w - - 0 1"},
    {"1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n",
     "Nn5k/8/8/8/8/8/8/K7 w - - 0 1"},
    {"k7/8/8/8/8/8/p7/7K b - - 0 1", "a2a1r",
     "k7/8/8/8/8/8/8/r6K w - - 0 1"},
    {"k7/8/8/8/8/8/p7/1B5K b - - 0 1", "a2b1b",
     "k7/8/8/8/8/8/8/1b5K w - - 0 1"},
    {"k7/8/8/8/8/8/p7/7K b - - 0 1", "a2a1q",
     "k7/8/8/8/8/8/8/q6K w - - 0 1"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2",
     "4k3/8/8/8/8/8/4K3/8 b - - 0 1"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1",
     "4k3/8/8/8/8/8/8/3K4 b - - 0 1"},
    {"4k3/3N4/8/8/8/8/8/K7 b - - 0 1", "e8d7",
     "8/3k4/8/8/8/8/8/K7 w - - 0 1"},
    {"r3k2r/8/8/8/8/8/8/4K3 b - - 0 1", "a8b8",
     "1r2k2r/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1h1",
     "4k3/8/8/8/8/8/8/4K2R b - - 0 1"},
    {"r6k/8/8/8/8/8/8/R6K b - - 0 1", "a8a1",
     "7k/8/8/8/8/8/8/r6K w - - 0 1"},
};

Test(find_move, finds_each_kind_of_move)
{
    for (size_t i = 0; i < sizeof played / sizeof *played; i++) {
        nb_fen before, after;
        char move[6] = "";

        nb_fen_read(&before, played[i][0], NB_UNTIL_NUL);
        nb_fen_read(&after, played[i][2], NB_UNTIL_NUL);
        ex_find_move(move, &before.quad, &after.quad);
        cr_expect_str_eq(move, played[i][1], "%s, not %s", move,
                         played[i][1]);
    }
}
