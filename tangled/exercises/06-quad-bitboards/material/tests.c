#include <criterion/criterion.h>
#include <nibble/quad.h>

int ex_material(const nb_quad *quad);

TestSuite(material, .timeout = 10);

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

Test(material, is_the_sum_of_the_values_on_all_squares)
{
    static const int values[14] = {0,  0, 1,  -1, 3,  -3, 3,
                                   -3, 5, -5, 9,  -9, 0,  0};

    for (unsigned i = 0; i < 1000; i++) {
        nb_quad quad = any_pieces();
        int sum = 0;

        for (unsigned s = 0; s < 64; s++)
            sum += values[nb_quad_at(&quad, s)];
        cr_assert_eq(ex_material(&quad), sum, "board %u: %d, not %d", i,
                     ex_material(&quad), sum);
    }
}
