#include <criterion/criterion.h>
#include <nibble/fen.h>

unsigned ex_rights(unsigned castling, const nb_quad *delta);

TestSuite(rights, .timeout = 10);

static unsigned forfeits(unsigned square)
{
    switch (square) {
    case 0:
        return 2;
    case 4:
        return 3;
    case 7:
        return 1;
    case 56:
        return 8;
    case 60:
        return 12;
    case 63:
        return 4;
    default:
        return 0;
    }
}

static void expect_rights(unsigned castling, unsigned s, unsigned t,
                          unsigned code)
{
    nb_quad delta = nb_quad_piece(code, s);
    unsigned want = castling & ~forfeits(s) & ~forfeits(t);

    nb_quad_put(&delta, t, 16 - code);
    cr_assert_eq(ex_rights(castling, &delta), want,
                 "%X: %u ^ %X, %u ^ %X", castling, s, code, t,
                 16 - code);
}

Test(rights, each_changed_square_forfeits_its_own)
{
    for (unsigned s = 0; s < 64; s++)
        for (unsigned t = 0; t < 64; t++)
            for (unsigned code = 1; code < 16; code++)
                for (unsigned castling = 0; castling < 16; castling++)
                    expect_rights(castling, s, t, code);
}
