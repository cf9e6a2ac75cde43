#include <criterion/criterion.h>
#include <stdint.h>

void ex_east(uint64_t sets[2]);

TestSuite(one_east, .timeout = 10);

Test(one_east, moves_every_pair_of_squares)
{
    for (unsigned a = 0; a < 64; a++)
        for (unsigned b = 0; b < 64; b++) {
            uint64_t one = UINT64_C(1) << a, other = UINT64_C(1) << b;
            uint64_t east = a % 8 == 7 ? 0 : one << 1;
            uint64_t both = east | (b % 8 == 7 ? 0 : other << 1);
            uint64_t sets[4] = {7, one, one | other, 7};

            ex_east(sets + 1);
            cr_assert_eq(sets[1], east, "%u: 0x%jX", a, (uintmax_t)sets[1]);
            cr_assert_eq(sets[2], both, "%u, %u: 0x%jX", a, b,
                         (uintmax_t)sets[2]);
            cr_assert_eq(sets[0] + sets[3], 14, "beside");
        }
}
