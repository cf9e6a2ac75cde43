#include <criterion/criterion.h>

unsigned ex_mix_three(unsigned x, unsigned y, unsigned z);

TestSuite(mix_three, .timeout = 10);

static void expect(int x, int y, int z)
{
    int sum = x + y + z, nearest = sum > 7 ? 7 : sum < -8 ? -8 : sum;
    unsigned mix = ex_mix_three((unsigned)x & 15, (unsigned)y & 15,
                                (unsigned)z & 15);

    cr_assert_eq(mix, (unsigned)nearest & 15,
                 "%d, %d and %d: 0x%X, not %d", x, y, z, mix, nearest);
}

Test(mix_three, is_nearest_to_the_true_sum)
{
    for (int x = -8; x < 8; x++)
        for (int y = -8; y < 8; y++)
            for (int z = -8; z < 8; z++)
                expect(x, y, z);
}
