#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_member(uint64_t set, unsigned n);
unsigned ex_place(uint64_t set, unsigned square);

TestSuite(nth_member, .timeout = 10);

static void check(uint64_t set)
{
    unsigned n = 0;

    for (unsigned square = 0; square <= 64; square++) {
        cr_assert_eq(ex_place(set, square), n,
                     "0x%jX: %u members below %u, not %u",
                     (uintmax_t)set, ex_place(set, square), square, n);
        if (square == 64 || (set >> square & 1) == 0)
            continue;
        cr_assert_eq(ex_member(set, n), square,
                     "0x%jX: member %u is %u, not %u", (uintmax_t)set,
                     n, ex_member(set, n), square);
        n++;
    }
    for (; n < 64; n++)
        cr_assert_eq(ex_member(set, n), 64,
                     "0x%jX: member %u is %u, not 64", (uintmax_t)set,
                     n, ex_member(set, n));
}

Test(nth_member, of_no_set_of_all_and_of_the_start_position)
{
    check(0);
    check(UINT64_MAX);
    check(UINT64_C(0xFFFF00000000FFFF));
}

Test(nth_member, of_every_pair)
{
    for (unsigned i = 0; i < 64; i++)
        for (unsigned k = 0; k <= i; k++)
            check(UINT64_C(1) << i | UINT64_C(1) << k);
}

Test(nth_member, of_sets_of_any_size)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 6400; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        check((random ^ random >> 32) >> i % 64);
        check((random ^ random >> 32) << i % 64);
    }
}
