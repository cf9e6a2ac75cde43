#include <criterion/criterion.h>
#include <nibble/quad.h>

nb_quad ex_for_mover(const nb_quad *quad, unsigned side);

TestSuite(for_mover, .timeout = 10);

static uint64_t noise(void)
{
    static uint64_t state = 0x3F;

    state = state * UINT64_C(6364136223846793005) +
            UINT64_C(1442695040888963407);
    return state ^ state >> 29;
}
static inline nb_quad any_pieces(void)
{
    nb_quad quad = {{0, 0, 0, 0}};

    for (unsigned s = 0; s < 64; s++) {
        unsigned code = (unsigned)(noise() >> 33) % 28;
        nb_quad_put(&quad, s, code >= 2 && code <= 13 ? code : 0);
    }
    return quad;
}

Test(for_mover, bit_0_says_whether_the_piece_is_the_movers)
{
    for (unsigned i = 0; i < 1000; i++) {
        nb_quad before = any_pieces(),
                after = ex_for_mover(&before, i % 2);

        for (unsigned s = 0; s < 64; s++) {
            unsigned code = nb_quad_at(&before, s);
            unsigned mine = code != 0 && code % 2 == i % 2;
            cr_assert_eq(nb_quad_at(&after, s), code / 2 * 2 + mine,
                         "0x%X on %u, %s to move: 0x%X", code, s,
                         i % 2 ? "Black" : "White",
                         nb_quad_at(&after, s));
        }
    }
}
