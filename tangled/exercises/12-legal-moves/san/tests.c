#include <criterion/criterion.h>
#include <nibble/moves.h>
#include <nibble/uci.h>

void ex_san(char text[8], const nb_position *position, nb_move move);

TestSuite(san, .timeout = 10);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static void check(const char *start, const char *uci, const char *san)
{
    const nb_position position = position_of(start);
    char text[8] = "?";
    nb_move move = 0;

    cr_assert_eq(nb_uci_read(&move, &position, uci, NB_UNTIL_NUL).error,
                 NB_UCI_OK, "%s: %s", start, uci);
    ex_san(text, &position, move);
    cr_expect_str_eq(text, san, "%s: %s is %s, not %s", start, uci, san,
                     text);
}

Test(san, has_the_piece_and_the_square)
{
    const char *start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
                        "w KQkq - 0 1";

    check(start, "e2e4", "e4");
    check(start, "g1f3", "Nf3");
    check("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
          "g8f6", "Nf6");
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5");
    check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6");
    check("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "a8=N");
    check("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8r", "axb8=R+");
}

Test(san, tells_pieces_apart)
{
    const char *queens = "6K1/k7/8/8/4Q2Q/8/8/7Q w - - 0 1";

    check("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2");
    check("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "f3d2", "Nfd2");
    check("7k/R7/8/8/8/8/8/R3K3 w - - 0 1", "a1a4", "R1a4");
    check("7k/R7/8/8/8/8/8/R3K3 w - - 0 1", "a7a4", "R7a4");
    check(queens, "h4e1", "Qh4e1");
    check(queens, "e4e1", "Qee1");
    check(queens, "h1e1", "Q1e1");
    check("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2");
    check("4k3/8/8/8/8/2n5/8/n3K3 b - - 0 1", "a1c2", "Nc2+");
}

Test(san, says_what_becomes_of_the_king)
{
    const char *castles = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";

    check(castles, "e8g8", "O-O");
    check(castles, "e8c8", "O-O-O");
    check("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+");
    check("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#");
    check("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 "
          "2",
          "d8h4", "Qh4#");
}
