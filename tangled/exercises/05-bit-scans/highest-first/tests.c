#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

unsigned ex_serialise_down(uint8_t *squares, uint64_t set);

TestSuite(highest_first, .timeout = 10);

static void check(uint64_t set)
{
    uint8_t squares[66];
    unsigned count, at = 0;

    memset(squares, 77, sizeof squares);
    count = ex_serialise_down(squares, set);
    for (unsigned i = 64; i-- > 0;)
        if ((set >> i & 1) != 0)
            cr_assert_eq(squares[at++], i, "0x%jX", (uintmax_t)set);
    cr_assert_eq(count, at, "0x%jX: %u", (uintmax_t)set, count);
    for (; at < 66; at++)
        cr_assert_eq(squares[at], 77, "0x%jX: wrote %u", (uintmax_t)set,
                     at);
}

Test(highest_first, lists_every_pair)
{
    for (unsigned i = 0; i < 64; i++)
        for (unsigned k = 0; k <= i; k++)
            check(UINT64_C(1) << i | UINT64_C(1) << k);
}

Test(highest_first, lists_the_start_position)
{
    check(0);
    check(UINT64_MAX);
    check(UINT64_C(0xFFFF00000000FFFF));
}

Test(highest_first, lists_sets_of_any_size)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 6400; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        check(random >> i % 64);
    }
}
