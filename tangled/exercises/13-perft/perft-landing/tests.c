#include <criterion/criterion.h>
#include <nibble/perft.h>

void ex_landing(uint64_t counts[64], const nb_position *position,
                unsigned depth);

TestSuite(perft_landing, .timeout = 30);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

/* Two moves: each square of ranks 5 and 6 by pawns or knights. */
Test(perft_landing, the_first_answers_land_on_two_ranks)
{
    nb_position start = position_of(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    uint64_t counts[64] = {0};

    ex_landing(counts, &start, 2);
    for (unsigned square = 0; square < 64; square++) {
        unsigned file = square % 8, rank = square / 8;
        bool knight = file == 0 || file == 2 || file == 5 || file == 7;
        uint64_t want = rank == 4   ? 20
                        : rank != 5 ? 0
                        : knight    ? 40
                                    : 20;
        cr_expect_eq(counts[square], want, "square %u: %ju", square,
                     (uintmax_t)counts[square]);
    }
}

Test(perft_landing, together_they_are_perft)
{
    nb_position castles =
        position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    for (unsigned depth = 1; depth < 5; depth++) {
        uint64_t counts[64] = {0}, sum = 0;

        ex_landing(counts, &castles, depth);
        for (unsigned square = 0; square < 64; square++)
            sum += counts[square];
        cr_expect_eq(sum, nb_perft(&castles, depth), "depth %u", depth);
    }
}

/* What one move adds to a square where there were three. */
static void expect_one(const char *text, unsigned square, uint64_t want)
{
    nb_position position = position_of(text);
    uint64_t counts[64];

    for (unsigned i = 0; i < 64; i++)
        counts[i] = 3;
    ex_landing(counts, &position, 1);
    cr_expect_eq(counts[square], 3 + want, "%s, square %u: %ju", text,
                 square, (uintmax_t)counts[square]);
}

/* King and rook can go to each of the squares of castling. */
Test(perft_landing, kings_castle_and_pawns_promote)
{
    const char *castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    const char *promotes = "8/P6k/8/8/8/8/8/K7 w - - 0 1";

    expect_one(castles, 2, 2);
    expect_one(castles, 3, 2);
    expect_one(castles, 5, 2);
    expect_one(castles, 6, 2);
    expect_one(castles, 7, 0);
    expect_one(promotes, 56, 4);
    expect_one(promotes, 57, 0);
}
