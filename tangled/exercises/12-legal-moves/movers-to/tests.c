#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/moves.h>

uint64_t ex_movers(const nb_pieces *own, const nb_pieces *enemy,
                   unsigned square);

TestSuite(movers_to, .timeout = 10);

static nb_position position_of(const char *text)
{
    nb_position position;

    cr_assert_eq(nb_position_read(&position, text, NB_UNTIL_NUL).error,
                 NB_FEN_OK, "%s", text);
    return position;
}

static uint64_t noise(void)
{
    static uint64_t state = 0x3F;

    state = state * UINT64_C(6364136223846793005) +
            UINT64_C(1442695040888963407);
    return state ^ state >> 29;
}

/* For each square the pieces whose move there leaves no check. */
static void find_movers(uint64_t movers[64],
                        const nb_position *position)
{
    nb_move moves[NB_MAX_MOVES];
    unsigned count = nb_generate_pseudo_legal(moves, position);

    for (unsigned square = 0; square < 64; square++)
        movers[square] = 0;
    for (unsigned i = 0; i < count; i++) {
        nb_position after = nb_position_after(position, moves[i]);

        after.side ^= 1;
        if (nb_kind(nb_move_piece(moves[i])) != NB_PAWN &&
            !nb_move_is_castling(moves[i]) && !nb_in_check(&after))
            movers[nb_move_to(moves[i])] |=
                UINT64_C(1) << nb_move_from(moves[i]);
    }
}

static void check(const nb_position *position)
{
    const nb_quad *quad = &position->quad;
    const nb_pieces own = nb_pieces_of(quad, position->side);
    const nb_pieces enemy = nb_pieces_of(quad, position->side ^ 1u);
    const nb_fen fen = nb_position_fen(position);
    char text[NB_FEN_SIZE];
    uint64_t want[64];

    nb_fen_write(text, &fen);
    find_movers(want, position);
    for (unsigned square = 0; square < 64; square++) {
        uint64_t got = ex_movers(&own, &enemy, square);

        cr_assert_eq(got, want[square], "%s, to %u: 0x%jX, not 0x%jX",
                     text, square, (uintmax_t)got,
                     (uintmax_t)want[square]);
    }
}

static const char *const boards[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4r1k1/8/8/b7/8/6n1/3PN3/r2QK2R w K - 0 1",
    "4r1k1/8/8/8/B7/8/3N4/4K2R w - - 0 1",
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 "
     "1"),
    "4r1k1/8/8/8/1b6/2R5/3N4/Q3K2R w - - 0 1",
    "4k3/8/8/8/4K3/8/8/r3R2r w - - 0 1",
    "4k3/8/8/8/r2QK3/8/8/8 w - - 0 1",
    "4k3/8/8/8/r2BK3/8/8/8 w - - 0 1",
    "4k3/8/8/8/4K2r/8/8/8 w - - 0 1",
    "4r1k1/8/8/8/8/2b5/8/R3K1N1 w - - 0 1"};

Test(movers_to, obey_pins_and_checks)
{
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        nb_position position = position_of(boards[i]);

        check(&position);
        position = nb_position_flip(&position);
        check(&position);
    }
}

static unsigned below(unsigned bound)
{
    return (unsigned)(noise() >> 20) % bound;
}

/* Kings and up to ten pieces; false if one stands on another. */
static bool set_up(nb_fen *fen)
{
    unsigned codes[12] = {nb_code(NB_KING, NB_WHITE),
                          nb_code(NB_KING, NB_BLACK)};
    unsigned count = 3 + below(10);

    *fen = (nb_fen){.side = (uint8_t)below(2),
                    .en_passant = NB_NO_SQUARE,
                    .fullmoves = 1};
    for (unsigned i = 0; i < count; i++) {
        unsigned square = below(64);

        if (nb_quad_at(&fen->quad, square) != NB_EMPTY)
            return false;
        nb_quad_put(&fen->quad, square,
                    i < 2 ? codes[i] : 4 + below(8));
    }
    return nb_fen_check(fen) == NB_FEN_OK;
}

Test(movers_to, are_those_of_random_boards)
{
    for (unsigned i = 0; i < 20000; i++) {
        nb_fen fen;
        nb_position position;

        if (!set_up(&fen))
            continue;
        position = nb_position_unchecked(&fen);
        check(&position);
    }
}

Test(movers_to, are_those_of_random_games)
{
    for (unsigned game = 0; game < 20; game++) {
        nb_position position = position_of(boards[game % 4]);

        for (unsigned ply = 0; ply < 80; ply++) {
            nb_move moves[NB_MAX_MOVES];
            unsigned count = nb_generate_moves(moves, &position);

            check(&position);
            if (count == 0)
                break;
            position =
                nb_position_after(&position, moves[below(count)]);
        }
    }
}
