#include <criterion/criterion.h>
#include <inttypes.h>
#include <nibble/keys.h>
#include <stdlib.h>

uint64_t ex_update(uint64_t key, const nb_quad *delta,
                   unsigned castling, unsigned en_passant);

TestSuite(update_key, .timeout = 10);

static uint64_t key_of(const nb_fen *fen)
{
    return nb_plane_key(&fen->quad) ^ nb_zobrist_state(fen);
}

static void expect_key(const nb_fen *before, const nb_fen *after)
{
    nb_quad delta = nb_quad_xor(&before->quad, &after->quad);
    uint64_t key = ex_update(key_of(before), &delta, before->castling,
                             before->en_passant);
    char from[NB_FEN_SIZE], to[NB_FEN_SIZE];

    nb_fen_write(from, before);
    nb_fen_write(to, after);
    cr_assert_eq(key, key_of(after),
                 "%s, then %s: %016" PRIX64 ", not %016" PRIX64, from,
                 to, key, key_of(after));
}

static const char *const moves[][2] = {
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/4K3/8 b - - 1 1"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
     "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"},
    {"4k3/4p3/8/8/4P3/8/8/4K3 b - e3 0 1",
     "4k3/8/8/4p3/4P3/8/8/4K3 w - e6 0 2"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
     "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"},
    {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
     "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2"},
    {"r3k2r/8/8/4p3/8/8/8/R3K2R w KQkq e6 0 1",
     "r3k2r/8/8/4p3/8/8/8/R4RK1 b kq - 1 1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
     "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
     "r3k2r/8/8/8/8/8/8/R4K1R b - - 1 1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
     "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1",
     "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"},
    {"r3k2r/8/8/8/3Q4/8/8/4K3 w kq - 0 1",
     "r3k2Q/8/8/8/8/8/8/4K3 b q - 0 1"},
    {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
     "r3k2r/8/8/8/8/8/R7/4K2R b - - 1 1"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
     "4k3/8/8/8/8/4P3/8/4K3 b - - 0 1"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
     "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1"},
    {"4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1",
     "4k2Q/8/8/8/8/8/8/4K3 b - - 0 1"},
    {"1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "1R5k/8/8/8/8/8/8/K7 b - - 0 1"},
    {"7k/P7/8/8/8/8/8/K7 w - - 0 1", "N6k/8/8/8/8/8/8/K7 b - - 0 1"},
    {"7k/8/8/8/4r3/8/4Q3/K7 b - - 0 1",
     "7k/8/8/8/8/8/4r3/K7 w - - 0 2"},
    {"7k/8/8/8/4q3/8/4R3/K7 b - - 0 1",
     "7k/8/8/8/8/8/4q3/K7 w - - 0 2"},
    {"7k/8/8/8/4q3/8/8/K7 b - - 0 1", "7k/8/8/8/8/8/4q3/K7 w - - 1 2"},
};

Test(update_key, is_the_key_after_each_kind_of_move)
{
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        nb_fen before, after;

        nb_fen_read(&before, moves[i][0], NB_UNTIL_NUL);
        nb_fen_read(&after, moves[i][1], NB_UNTIL_NUL);
        expect_key(&before, &after);
        before = nb_fen_flip(&before);
        after = nb_fen_flip(&after);
        expect_key(&before, &after);
    }
}

/* The rights that end when a square changes. */
static const uint8_t lost[64] = {
    [0] = 2, [4] = 3, [7] = 1, [56] = 8, [60] = 12, [63] = 4};

static bool can_go(unsigned kind, unsigned from, unsigned to)
{
    int files = abs((int)(from % 8) - (int)(to % 8));
    int ranks = abs((int)(from / 8) - (int)(to / 8));

    switch (kind) {
    case NB_KNIGHT:
        return files * ranks == 2;
    case NB_KING:
        return from != to && files < 2 && ranks < 2;
    default:
        return from != to &&
               ((kind != NB_BISHOP && files * ranks == 0) ||
                (kind != NB_ROOK && files == ranks));
    }
}

/* Any rights that the board allows, and any file of field 4. */
static nb_fen with_rights(unsigned code, unsigned from, unsigned to,
                          unsigned victim)
{
    static const char *at_home = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    static unsigned turn;
    nb_fen fen;
    unsigned rank = nb_colour(code) == NB_WHITE ? 40 : 16;

    nb_fen_read(&fen, at_home, NB_UNTIL_NUL);
    fen.side = (uint8_t)nb_colour(code);
    fen.castling = (uint8_t)(turn++ % 3 == 0 ? 15 : turn % 16);
    fen.en_passant = (uint8_t)(turn % 9 == 8 ? 64 : rank + turn % 9);
    if (nb_kind(code) == NB_KING && lost[from] != 3 &&
        lost[from] != 12) {
        nb_quad_remove(&fen.quad, fen.side == NB_WHITE ? 4 : 60);
        fen.castling &= fen.side == NB_WHITE ? 12 : 3;
    }
    if (lost[from] == 0)
        nb_quad_put(&fen.quad, from, code);
    if (lost[to] == 0)
        nb_quad_put(&fen.quad, to, victim);
    return fen;
}
static void move_piece(unsigned code, unsigned from, unsigned to,
                       unsigned victim)
{
    nb_fen before = with_rights(code, from, to, victim), after;

    if (nb_quad_at(&before.quad, from) != code ||
        nb_quad_at(&before.quad, to) != victim)
        return;
    after = before;
    nb_quad_remove(&after.quad, from);
    nb_quad_put(&after.quad, to, code);
    after.castling = (uint8_t)(before.castling & ~lost[from] &
                               ~lost[to]);
    after.en_passant = NB_NO_SQUARE;
    after.side ^= 1;
    expect_key(&before, &after);
}

Test(update_key, is_the_key_after_any_piece_has_moved)
{
    for (unsigned code = 4; code < 14; code++)
        for (unsigned i = 0; i < 64 * 64; i++) {
            if (!can_go(nb_kind(code), i / 64, i % 64))
                continue;
            move_piece(code, i / 64, i % 64, NB_EMPTY);
            for (unsigned enemy = 2; enemy < 12; enemy++)
                if (nb_colour(enemy) != nb_colour(code))
                    move_piece(code, i / 64, i % 64, enemy);
        }
}

Test(update_key, is_the_key_after_a_double_push)
{
    for (unsigned i = 0; i < 2 * 8 * 9; i++) {
        unsigned colour = i % 2, file = i / 2 % 8, old = i / 16;
        unsigned passed = file + (colour == NB_WHITE ? 16 : 40);
        nb_fen before = {.side = (uint8_t)colour}, after;

        before.en_passant = NB_NO_SQUARE;
        if (old < 8)
            before.en_passant =
                (uint8_t)(old + (colour == NB_WHITE ? 40 : 16));
        after = before;
        after.side ^= 1;
        after.en_passant = (uint8_t)passed;
        nb_quad_put(&before.quad,
                    colour == NB_WHITE ? passed - 8 : passed + 8,
                    nb_code(NB_PAWN, colour));
        nb_quad_put(&after.quad, passed ^ 8, nb_code(NB_PAWN, colour));
        expect_key(&before, &after);
    }
}
