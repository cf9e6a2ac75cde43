#include <criterion/criterion.h>
#include <stdint.h>

void ex_add_sets(uint64_t planes[2], const uint64_t sets[3]);

TestSuite(three_sets, .timeout = 10);

Test(three_sets, are_added_on_every_square)
{
    for (unsigned square = 0; square < 64; square++)
        for (unsigned pattern = 0; pattern < 8; pattern++) {
            uint64_t sets[3], planes[2] = {1, 2}, others = 0x846CA648 * 77777;
            for (unsigned i = 0; i < 3; i++) {
                sets[i] = others >> i;
                sets[i] &= ~(UINT64_C(1) << square);
                sets[i] |= (uint64_t)(pattern >> i & 1) << square;
            }
            ex_add_sets(planes, sets);
            for (unsigned i = 0; i < 64; i++) {
                unsigned sum = 0, got;
                for (unsigned k = 0; k < 3; k++)
                    sum += (unsigned)(sets[k] >> i & 1);
                got = (unsigned)((planes[1] >> i & 1) << 1 | (planes[0] >> i & 1));
                cr_assert_eq(got, sum, "pattern %u, square %u", pattern, i);
            }
        }
}
