#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_east(uint64_t occupied, uint64_t sliders);

TestSuite(east_in_bytes, .timeout = 20);

/* A digit of base 3 a square: empty, a piece, a slider. */
static void set_up(unsigned code, unsigned *pieces, unsigned *sliders)
{
    *pieces = *sliders = 0;
    for (unsigned file = 0; file < 8; file++, code /= 3) {
        *pieces |= (unsigned)(code % 3 != 0) << file;
        *sliders |= (unsigned)(code % 3 == 2) << file;
    }
}

static unsigned walk(unsigned pieces, unsigned sliders)
{
    unsigned attacks = 0;

    for (unsigned from = 0; from < 8; from++)
        for (unsigned to = from + 1;
             (sliders >> from & 1) != 0 && to < 8; to++) {
            attacks |= 1u << to;
            if ((pieces >> to & 1) != 0)
                break;
        }
    return attacks;
}

Test(east_in_bytes, keeps_every_rank_apart)
{
    unsigned code = 0;

    for (unsigned i = 0; i < 20000; i++) {
        uint64_t pieces = 0, sliders = 0, want = 0;
        for (unsigned lane = 0; lane < 8; lane++) {
            unsigned m, s;
            set_up(code = (code + 1237) % 6561, &m, &s);
            pieces |= (uint64_t)m << 8 * lane;
            sliders |= (uint64_t)s << 8 * lane;
            want |= (uint64_t)walk(m, s) << 8 * lane;
        }
        cr_assert_eq(ex_east(pieces, sliders), want,
                     "0x%jX among 0x%jX: 0x%jX", (uintmax_t)sliders,
                     (uintmax_t)pieces,
                     (uintmax_t)ex_east(pieces, sliders));
    }
}
