#include <criterion/criterion.h>
#include <nibble/quad.h>

nb_quad ex_unmake(const nb_quad *quad, const nb_quad *delta);

TestSuite(mover_unmake, .timeout = 10);

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

static void check(const nb_quad *before, const nb_quad *moved)
{
    nb_quad delta = nb_quad_xor(before, moved), after = *moved, back;

    for (unsigned s = 0; s < 64; s++)
        if (nb_quad_at(&after, s) != 0)
            nb_quad_put(&after, s, nb_quad_at(&after, s) ^ 1);
    back = ex_unmake(&after, &delta);
    for (unsigned s = 0; s < 64; s++)
        cr_assert_eq(nb_quad_at(&back, s), nb_quad_at(before, s),
                     "0x%X xored with 0x%X, square %u: 0x%X came back",
                     nb_quad_at(before, s), nb_quad_at(&delta, s), s,
                     nb_quad_at(&back, s));
}

Test(mover_unmake, takes_back_a_move_on_an_empty_board)
{
    for (unsigned from = 0; from < 64; from++)
        for (unsigned to = 0; to < 64; to++) {
            nb_quad before = nb_quad_piece(9, from);
            nb_quad moved = nb_quad_piece(9, to);

            check(&before, &moved);
        }
}

Test(mover_unmake, takes_back_moves_and_captures)
{
    for (unsigned i = 0; i < 20000; i++) {
        nb_quad before = any_pieces(), moved = before;
        unsigned from = i % 64, to = i / 64 % 64;
        unsigned mover = nb_quad_at(&before, from) | 1;

        if (from == to || mover == 1)
            continue;
        nb_quad_put(&before, from, mover);
        nb_quad_put(&moved, to, mover);
        nb_quad_remove(&moved, from);
        check(&before, &moved);
    }
}

Test(mover_unmake, takes_back_changes_of_all_squares)
{
    for (unsigned i = 0; i < 1000; i++) {
        nb_quad before = any_pieces(), moved = any_pieces();

        check(&before, &moved);
    }
}
