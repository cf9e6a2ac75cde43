#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>

bool ex_gives_check(const nb_pieces *own, const nb_pieces *enemy,
                    nb_move move);

TestSuite(gives_check, .timeout = 60);

static void expect(const nb_position *position, nb_move move)
{
    const nb_position after = nb_position_after(position, move);
    const unsigned side = position->side;
    const nb_pieces own = nb_pieces_of(&position->quad, side);
    const nb_pieces enemy = nb_pieces_of(&position->quad, side ^ 1);
    char text[NB_FEN_SIZE];
    nb_fen fen = nb_position_fen(position);

    nb_fen_write(text, &fen);
    cr_assert_eq(ex_gives_check(&own, &enemy, move),
                 nb_in_check(&after), "%s, from square %u to %u",
                 text, nb_move_from(move), nb_move_to(move));
}

static void walk(const nb_position *position, unsigned depth)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_moves(moves, position);

    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);
        expect(position, moves[i]);
        if (depth > 1)
            walk(&after, depth - 1);
    }
}

Test(gives_check, is_what_one_sees_after_the_move)
{
    static const char *const texts[] = {
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w "
         "KQkq - 0 1"),
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "r3k2r/8/8/8/8/8/8/3K4 b kq - 0 1",
        "8/8/4k3/3pP3/8/1B6/8/K3R3 w - d6 0 1",
        "8/8/8/k2pP2R/8/8/8/7K w - d6 0 1"};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        nb_position position;

        cr_assert_eq(
            nb_position_read(&position, texts[i], NB_UNTIL_NUL).error,
            NB_FEN_OK, "%s", texts[i]);
        walk(&position, i == 0 ? 2 : 3);
    }
}
