#include <criterion/criterion.h>
#include <nibble/attacks.h>
#include <nibble/fen.h>
#include <stdbool.h>

bool ex_may_take(const nb_pieces *own, const nb_pieces *enemy,
                 unsigned from, unsigned passed);

TestSuite(may_take, .timeout = 10);

static void check(bool legal, unsigned from, const char *text)
{
    nb_fen fen = {.fullmoves = 1};
    nb_pieces own, enemy;

    cr_assert_eq(nb_fen_read(&fen, text, NB_UNTIL_NUL).error, NB_FEN_OK,
                 "%s", text);
    own = nb_pieces_of(&fen.quad, fen.side);
    enemy = nb_pieces_of(&fen.quad, fen.side ^ 1u);
    cr_expect_eq(ex_may_take(&own, &enemy, from, fen.en_passant), legal,
                 "%s: it may%s", text, legal ? "" : " not");
}

enum { E4 = 28, E5 = 36 };

Test(may_take, looks_at_the_board_afterwards)
{
    check(true, E5, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    check(false, E5, "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1");
    check(false, E4, "7K/8/8/8/k2Pp2R/8/8/8 b - d3 0 1");
    check(true, E5, "8/8/8/K2pPn1r/8/8/8/7k w - d6 0 1");
    check(true, E5, "4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 1");
    check(false, E5, "4k3/1b6/8/3pP3/8/5K2/8/8 w - d6 0 1");
    check(true, E5, "1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1");
    check(false, E5, "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    check(false, E5, "4k3/8/5n2/3pP3/6K1/8/8/8 w - d6 0 1");
}

static uint64_t state = 0x3F;

static unsigned random_below(unsigned bound)
{
    state = state * UINT64_C(6364136223846793005) +
            UINT64_C(1442695040888963407);
    return (unsigned)((state >> 33) % bound);
}

/* White's pawn on e5, Black's on d5, kings and some of Black's pieces.
 */
static void set_up(nb_quad *quad)
{
    *quad = (nb_quad){{0, 0, 0, 0}};
    for (unsigned n = 2 + random_below(4); n > 0; n--)
        nb_quad_put(quad, random_below(64),
                    nb_code(2 + random_below(4), NB_BLACK));
    nb_quad_put(quad, random_below(32), nb_code(NB_KING, NB_WHITE));
    nb_quad_put(quad, 63, nb_code(NB_KING, NB_BLACK));
    nb_quad_put(quad, E5, nb_code(NB_PAWN, NB_WHITE));
    nb_quad_put(quad, E5 - 1, nb_code(NB_PAWN, NB_BLACK));
    nb_quad_remove(quad, E5 + 7);
}

static bool is_safe(const nb_quad *quad)
{
    nb_quad after = *quad;
    nb_pieces white, black;

    nb_quad_remove(&after, E5);
    nb_quad_remove(&after, E5 - 1);
    nb_quad_put(&after, E5 + 7, nb_code(NB_PAWN, NB_WHITE));
    white = nb_pieces_of(&after, NB_WHITE);
    black = nb_pieces_of(&after, NB_BLACK);
    return (nb_attacks(&black, ~(white.all | black.all)) &
            white.king) == 0;
}

Test(may_take, finds_what_attacks_a_king)
{
    for (unsigned i = 0; i < 20000; i++) {
        nb_quad quad;
        nb_pieces white, black;

        set_up(&quad);
        white = nb_pieces_of(&quad, NB_WHITE);
        black = nb_pieces_of(&quad, NB_BLACK);
        cr_assert_eq(ex_may_take(&white, &black, E5, E5 + 7),
                     is_safe(&quad), "board %u", i);
    }
}
