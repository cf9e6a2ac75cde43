#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_cylinder_east(uint64_t rooks, uint64_t empty);

TestSuite(cylinder, .timeout = 10);

static uint64_t walk(unsigned from, uint64_t empty)
{
    uint64_t attacks = 0;
    unsigned square = from;

    do {
        square = square / 8 * 8 + (square + 1) % 8;
        attacks |= UINT64_C(1) << square;
    } while ((empty >> square & 1) != 0);
    return attacks;
}

/* Any pieces on a rank, each of them a rook or not; noise elsewhere. */
Test(cylinder, rooks_go_round)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 8 * 6561; i++) {
        uint64_t rooks = 0, pieces = random, want = 0;
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        pieces &= ~(UINT64_C(255) << 8 * (i % 8));
        for (unsigned file = 0, code = i / 8; file < 8;
             file++, code /= 3) {
            uint64_t here = UINT64_C(1) << (8 * (i % 8) + file);
            pieces |= code % 3 != 0 ? here : 0;
            rooks |= code % 3 == 1 ? here : 0;
        }
        for (unsigned square = 0; square < 64; square++)
            if ((rooks >> square & 1) != 0)
                want |= walk(square, ~pieces);
        cr_assert_eq(ex_cylinder_east(rooks, ~pieces), want,
                     "0x%jX among 0x%jX", (uintmax_t)rooks,
                     (uintmax_t)pieces);
    }
}
