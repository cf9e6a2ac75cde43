#include <criterion/criterion.h>
#include <nibble/fen.h>

unsigned ex_castling(const nb_quad *quad);

TestSuite(rights_in_codes, .timeout = 10);

static const unsigned corner[4] = {7, 0, 63, 56};
static const unsigned other_pieces[3] = {0, 2 * NB_ROOK,
                                         2 * NB_QUEEN + 1};

/* Corners without a right hold no piece, a rook or another one. */
static void expect_rights(unsigned rights, unsigned other)
{
    nb_quad quad = {{0, 0, 0, 0}};

    nb_quad_put(&quad, 4, 2 * NB_KING);
    nb_quad_put(&quad, 60, 2 * NB_KING + 1);
    nb_quad_put(&quad, 27, 2 * NB_QUEEN);
    for (unsigned i = 0; i < 4; i++)
        nb_quad_put(&quad, corner[i],
                    (rights >> i & 1) != 0 ? 14 + i / 2 : other);
    cr_assert_eq(ex_castling(&quad), rights, "0x%X, not 0x%X",
                 ex_castling(&quad), rights);
}

Test(rights_in_codes, stand_in_the_corners)
{
    for (unsigned rights = 0; rights < 16; rights++)
        for (unsigned i = 0; i < 3; i++)
            expect_rights(rights, other_pieces[i]);
}
