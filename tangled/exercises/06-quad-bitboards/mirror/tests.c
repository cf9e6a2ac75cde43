#include <criterion/criterion.h>
#include <nibble/quad.h>

nb_quad ex_mirror(const nb_quad *quad);

TestSuite(mirror, .timeout = 10);

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

Test(mirror, exchanges_the_files)
{
    for (unsigned i = 0; i < 1000; i++) {
        nb_quad before = any_quad(), after = ex_mirror(&before);

        for (unsigned s = 0; s < 64; s++)
            cr_assert_eq(nb_quad_at(&after, s / 8 * 8 + 7 - s % 8),
                         nb_quad_at(&before, s), "square %u", s);
    }
}
