#include <criterion/criterion.h>
#include <stdint.h>

void ex_turn(uint64_t sets[4]);

TestSuite(quarter_turn, .timeout = 10);

static void check(const uint64_t sets[4])
{
    uint64_t got[5] = {sets[0], sets[1], sets[2], sets[3], 77};

    ex_turn(got);
    for (unsigned k = 0; k < 4; k++)
        for (unsigned i = 0; i < 64; i++) {
            unsigned to = i / 8 + 8 * (7 - i % 8);

            cr_assert_eq(got[k] >> to & 1, sets[k] >> i & 1,
                         "set %u, from square %u to %u", k, i, to);
        }
    cr_assert_eq(got[4], 77, "written past the sets");
}

Test(quarter_turn, of_single_squares)
{
    for (unsigned i = 0; i < 64; i++)
        check((const uint64_t[]){UINT64_C(1) << i, 0, UINT64_MAX,
                                 UINT64_C(1) << (63 - i)});
}

Test(quarter_turn, of_any_four_sets)
{
    uint64_t random = 0x3F, sets[4];

    for (unsigned round = 0; round < 400; round++) {
        for (unsigned k = 0; k < 4; k++) {
            random = random * UINT64_C(6364136223846793005) + 1;
            sets[k] = random ^ random >> 29;
        }
        check(sets);
    }
}
