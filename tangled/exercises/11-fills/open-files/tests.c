#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_open_files(uint64_t pawns);

TestSuite(open_files, .timeout = 10);

static void check(uint64_t pawns)
{
    uint64_t open = 0;

    for (unsigned file = 0; file < 8; file++) {
        uint64_t squares = UINT64_C(0x0101010101010101) << file;
        open |= (pawns & squares) == 0 ? squares : 0;
    }
    cr_assert_eq(ex_open_files(pawns), open, "0x%jX: 0x%jX",
                 (uintmax_t)pawns, (uintmax_t)ex_open_files(pawns));
}

Test(open_files, are_those_without_a_pawn)
{
    uint64_t random = 0x3F;

    check(0);
    for (unsigned square = 0; square < 64; square++)
        check(UINT64_C(1) << square);
    for (unsigned i = 0; i < 10000; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        check(random & random >> 17 & random << 19);
    }
}
