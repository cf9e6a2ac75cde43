#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>

uint64_t ex_passed_pawns(uint64_t white, uint64_t black);

TestSuite(passed_pawns, .timeout = 10);

static uint64_t passed(uint64_t white, uint64_t black)
{
    uint64_t all = 0;

    for (int pawn = 0; pawn < 64; pawn++) {
        int stopped = 0;
        for (int other = 0; other < 64; other++)
            stopped |= (black >> other & 1) != 0 &&
                       other / 8 > pawn / 8 &&
                       abs(other % 8 - pawn % 8) <= 1;
        if (!stopped)
            all |= white & UINT64_C(1) << pawn;
    }
    return all;
}

Test(passed_pawns, have_nobody_ahead)
{
    const uint64_t ranks = UINT64_C(0x00FFFFFFFFFFFF00);
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 20000; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        uint64_t white = random & random >> 21 & ranks;
        uint64_t black = random >> 9 & random << 15 & ranks & ~white;

        black &= i % 2 == 0 ? random << 33 : UINT64_MAX;
        cr_assert_eq(ex_passed_pawns(white, black),
                     passed(white, black), "0x%jX, 0x%jX",
                     (uintmax_t)white, (uintmax_t)black);
    }
}
