#include <criterion/criterion.h>
#include <nibble/quad.h>

void ex_swap(nb_quad *quad, unsigned a, unsigned b);

TestSuite(swap_squares, .timeout = 10);

static uint64_t noise(void)
{
    static uint64_t state = 0x3F;

    state = state * UINT64_C(6364136223846793005) +
            UINT64_C(1442695040888963407);
    return state ^ state >> 29;
}

static nb_quad any_quad(void)
{
    nb_quad quad = {{noise(), noise(), noise(), noise()}};

    return quad;
}

Test(swap_squares, exchanges_two_squares_and_keeps_the_others)
{
    for (unsigned a = 0; a < 64; a++)
        for (unsigned b = 0; b < 64; b++) {
            nb_quad before = any_quad(), after = before;

            ex_swap(&after, a, b);
            for (unsigned s = 0; s < 64; s++) {
                unsigned from = s == a ? b : s == b ? a : s;

                cr_assert_eq(nb_quad_at(&after, s), nb_quad_at(&before, from),
                             "%u and %u: 0x%X on %u", a, b, nb_quad_at(&after, s),
                             s);
            }
        }
}
