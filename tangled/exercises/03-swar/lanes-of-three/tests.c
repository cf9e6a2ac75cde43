#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_add_threes(uint64_t x, uint64_t y);

TestSuite(lanes_of_three, .timeout = 10);

static void check(uint64_t x, uint64_t y)
{
    uint64_t want = 0;

    for (int i = 0; i < 63; i += 3)
        want |= (((x >> i) + (y >> i)) & 7) << i;
    cr_assert_eq(ex_add_threes(x, y), want,
                 "0x%016llX and 0x%016llX: 0x%016llX",
                 (unsigned long long)x, (unsigned long long)y,
                 (unsigned long long)ex_add_threes(x, y));
}

static uint64_t random_word(void)
{
    static uint64_t state = 0x846CA648;

    state = state * UINT64_C(6364136223846793005) + 1;
    return state ^ state >> 32;
}

Test(lanes_of_three, add_modulo_eight_in_every_lane)
{
    for (int i = 0; i < 63; i += 3)
        for (uint64_t pair = 0; pair < 64; pair++)
            for (int round = 0; round < 10; round++) {
                uint64_t rest = INT64_MAX & ~(UINT64_C(7) << i);

                check((random_word() & rest) | pair % 8 << i,
                      (random_word() & rest) | pair / 8 << i);
            }
    check(INT64_MAX, INT64_MAX);
    check(INT64_MAX, 1);
}
