#include <criterion/criterion.h>
#include <nibble/perft.h>

uint64_t ex_perft(const nb_position *position, unsigned depth);

TestSuite(your_perft, .timeout = 60);

static const struct {
    const char *fen;
    unsigned depth;
    uint64_t leaves;
} known[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0, 1},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1, 20},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4,
     197281},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
     " 0 1",
     3, 97862},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 4, 182838},
    {"8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", 1, 6},
    {"7k/8/8/8/8/8/5q2/7K w - - 0 1", 1, 0},
};

Test(your_perft, is_that_of_everybody)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        nb_position p;

        cr_assert_eq(
            nb_position_read(&p, known[i].fen, NB_UNTIL_NUL).error,
            NB_FEN_OK, "%s", known[i].fen);
        cr_expect_eq(ex_perft(&p, known[i].depth), known[i].leaves,
                     "depth %u of %s: %ju", known[i].depth,
                     known[i].fen,
                     (uintmax_t)ex_perft(&p, known[i].depth));
    }
}
