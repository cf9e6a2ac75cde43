#include <criterion/criterion.h>
#include <nibble/keys.h>
#include <stdint.h>

void ex_other(nb_quad *other, const nb_quad *quad,
              uint64_t key(const nb_quad *));

TestSuite(same_key, .timeout = 10);

static uint64_t noise(void)
{
    static uint64_t state = 0x3F;

    state = state * UINT64_C(6364136223846793005) +
            UINT64_C(1442695040888963407);
    return state ^ state >> 29;
}
static nb_quad with_pieces(unsigned pieces)
{
    nb_quad quad = {{0, 0, 0, 0}};

    while (pieces > 0) {
        unsigned square = (unsigned)(noise() >> 58);

        if (nb_quad_at(&quad, square) == NB_EMPTY) {
            nb_quad_put(&quad, square,
                        2 + (unsigned)(noise() >> 40) % 12);
            pieces--;
        }
    }
    return quad;
}

static uint64_t own_numbers[256];

static uint64_t own_key(const nb_quad *quad)
{
    uint64_t key = 0;

    for (unsigned i = 0; i < 256; i++)
        if ((quad->plane[i / 64] >> i % 64 & 1) != 0)
            key ^= own_numbers[i];
    return key;
}

static void expect_other(const nb_quad *quad,
                         uint64_t key(const nb_quad *))
{
    nb_quad other = *quad;

    ex_other(&other, quad, key);
    cr_assert(!nb_quad_equal(&other, quad), "the same board");
    cr_assert_eq(key(&other), key(quad), "0x%jX, not 0x%jX",
                 (uintmax_t)key(&other), (uintmax_t)key(quad));
    for (unsigned s = 0; s < 64; s++) {
        unsigned code = nb_quad_at(&other, s);
        cr_assert(code == 0 || (code >= 2 && code <= 13), "0x%X on %u",
                  code, s);
    }
}

Test(same_key, there_is_another_board_with_the_plane_key)
{
    for (unsigned i = 0; i < 330; i++) {
        nb_quad quad = with_pieces(i % 33);
        expect_other(&quad, nb_plane_key);
    }
}

Test(same_key, there_is_one_for_every_linear_key)
{
    for (unsigned i = 0; i < 330; i++) {
        nb_quad quad = with_pieces(i % 33);

        for (unsigned n = 0; n < 256; n++)
            own_numbers[n] = noise() ^ noise() << 32;
        expect_other(&quad, own_key);
    }
}
