#include <criterion/criterion.h>
#include <nibble/quad.h>

void ex_colours(uint64_t sets[2], const nb_quad *quad);

TestSuite(two_colours, .timeout = 10);

/* One of the two has a quad that is aligned to 16. */
static struct buffer {
    nb_quad quad;
    uint64_t before, sets[2], behind, gap;
} buffers[2];

static void check(const nb_quad *quad, unsigned which)
{
    struct buffer *buffer = &buffers[which];
    uint64_t want[2] = {0, 0};

    for (unsigned s = 0; s < 64; s++) {
        unsigned code = nb_quad_at(quad, s);
        if (code != 0)
            want[nb_colour(code)] |= UINT64_C(1) << s;
    }
    buffer->quad = *quad;
    buffer->before = buffer->behind = 77;
    ex_colours(buffer->sets, &buffer->quad);
    for (unsigned c = 0; c < 2; c++)
        cr_assert_eq(buffer->sets[c], want[c], "%s: 0x%jX, not 0x%jX",
                     c == NB_WHITE ? "White" : "Black",
                     (uintmax_t)buffer->sets[c],
                     (uintmax_t)want[c]);
    cr_assert_eq(buffer->before + buffer->behind, 154, "beside");
}

Test(two_colours, each_piece_is_in_the_set_of_its_colour)
{
    for (unsigned square = 0; square < 64; square++)
        for (unsigned code = 2; code < 14; code++) {
            nb_quad quad = nb_quad_piece(code, square);

            check(&quad, code / 2 % 2);
        }
}

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

Test(two_colours, every_piece_of_a_board_counts)
{
    for (unsigned i = 0; i < 10000; i++) {
        nb_quad quad = any_pieces();

        check(&quad, i % 2);
    }
}
