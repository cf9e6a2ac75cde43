#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>

uint64_t ex_knight_attacks(uint64_t knights);

TestSuite(knights_by_lanes, .timeout = 10);

static uint64_t defined(uint64_t knights)
{
    uint64_t attacked = 0;

    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++)
            if ((knights >> from & 1) != 0 &&
                abs(from % 8 - to % 8) * abs(from / 8 - to / 8) == 2)
                attacked |= UINT64_C(1) << to;
    return attacked;
}
Test(knights_by_lanes, attack_from_every_pair_of_squares)
{
    for (int i = 0; i < 64; i++)
        for (int k = 0; k < 64; k++) {
            uint64_t set = UINT64_C(1) << i | UINT64_C(1) << k;
            cr_assert_eq(ex_knight_attacks(set), defined(set),
                         "squares %d and %d: 0x%jX", i, k,
                         (uintmax_t)ex_knight_attacks(set));
        }
    cr_assert_eq(ex_knight_attacks(0), 0, "no knight");
}
