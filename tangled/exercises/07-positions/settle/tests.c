#include <criterion/criterion.h>
#include <nibble/fen.h>

void ex_settle(nb_fen *fen);

TestSuite(settle, .timeout = 10);

/* White has the pushed pawn if Black is to move. */
static nb_fen pushed_on(unsigned side, unsigned file)
{
    unsigned passed = (side == NB_WHITE ? 40 : 16) + file;
    nb_fen fen = {.side = (uint8_t)side,
                  .castling = (uint8_t)(file * 2 + side),
                  .en_passant = (uint8_t)passed,
                  .fullmoves = (uint16_t)(file + 1)};

    nb_quad_put(&fen.quad, side == NB_WHITE ? passed - 8 : passed + 8,
                nb_code(NB_PAWN, 1 - side));
    return fen;
}

/* The squares that a double push leaves empty, and its target. */
static bool is_on_the_way(const nb_fen *fen, unsigned square)
{
    return square % 8 == fen->en_passant % 8 &&
           (fen->side == NB_WHITE ? square / 8 >= 4 && square / 8 <= 6
                                  : square / 8 >= 1 && square / 8 <= 3);
}

static bool has_pawn_beside(const nb_fen *fen)
{
    unsigned file = fen->en_passant % 8;
    unsigned rank = fen->side == NB_WHITE ? 4 : 3;
    bool has = false;

    for (unsigned f = 0; f < 8; f++)
        if (f + 1 == file || f == file + 1)
            has |= nb_quad_at(&fen->quad, 8 * rank + f) ==
                   nb_code(NB_PAWN, fen->side);
    return has;
}

static void expect_settled(const nb_fen *fen)
{
    nb_fen want = *fen, got = *fen;
    char before[NB_FEN_SIZE], after[NB_FEN_SIZE], right[NB_FEN_SIZE];

    if (fen->en_passant != NB_NO_SQUARE && !has_pawn_beside(fen))
        want.en_passant = NB_NO_SQUARE;
    ex_settle(&got);
    nb_fen_write(before, fen);
    nb_fen_write(after, &got);
    nb_fen_write(right, &want);
    cr_assert_eq(got.en_passant, want.en_passant,
                 "%s: field 4 is %u, not %u", before, got.en_passant,
                 want.en_passant);
    cr_assert_str_eq(after, right, "%s: %s", before, after);
}

Test(settle, one_piece_counts_if_it_is_a_pawn_beside_the_pushed_one)
{
    for (unsigned i = 0; i < 16 * 64; i++)
        for (unsigned code = 0; code < 14; code += code == 0 ? 2 : 1) {
            nb_fen fen = pushed_on(i % 2, i / 2 % 8);

            if (is_on_the_way(&fen, i / 16))
                continue;
            nb_quad_put(&fen.quad, i / 16, code);
            expect_settled(&fen);
        }
}

/* Each of the other seven squares is empty, or has either pawn. */
Test(settle, of_many_pawns_those_beside_the_pushed_one_count)
{
    for (unsigned i = 0; i < 16 * 2187; i++) {
        nb_fen fen = pushed_on(i % 2, i / 2 % 8);
        unsigned first = fen.side == NB_WHITE ? 32 : 24;
        unsigned left = i / 16;

        for (unsigned square = first; square < first + 8; square++)
            if (!is_on_the_way(&fen, square)) {
                nb_quad_put(&fen.quad, square,
                            left % 3 == 0 ? 0 : left % 3 + 1);
                left /= 3;
            }
        expect_settled(&fen);
        fen.en_passant = NB_NO_SQUARE;
        expect_settled(&fen);
    }
}

Test(settle, two_games_that_end_alike_have_one_text)
{
    static const char *const games[2] = {
        "rnbqkbnr/ppp1pppp/3p4/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 2",
        "rnbqkbnr/ppp1pppp/3p4/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq e3 0 2",
    };
    char texts[2][NB_FEN_SIZE];

    for (unsigned i = 0; i < 2; i++) {
        nb_fen fen;

        nb_fen_read(&fen, games[i], NB_UNTIL_NUL);
        ex_settle(&fen);
        nb_fen_write(texts[i], &fen);
    }
    cr_expect_str_eq(texts[0], texts[1], "%s and %s", texts[0],
                     texts[1]);
}
