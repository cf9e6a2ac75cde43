#include <criterion/criterion.h>
#include <stdint.h>

int ex_material(uint32_t rank);

TestSuite(rank_material, .timeout = 10);

static void check(uint32_t rank)
{
    static const int value[16] = {0, 0, 1, -1, 3, -3, 3, -3,
                                  5, -5, 9, -9, 0, 0, 0, 0};
    int want = 0;

    for (int i = 0; i < 32; i += 4)
        want += value[rank >> i & 15];
    cr_assert_eq(ex_material(rank), want, "0x%08X: %d, not %d",
                 (unsigned)rank, ex_material(rank), want);
}

Test(rank_material, counts_the_first_and_the_last_rank)
{
    check(0x846CA648);
    check(0x957DB759);
    check(0);
    check(0xAAAAAAAA);
    check(0xBBBBBBBB);
}

Test(rank_material, counts_random_ranks)
{
    uint32_t seed = 0x3F;

    for (int round = 0; round < 10000; round++) {
        uint32_t rank = 0;

        for (int i = 0; i < 32; i += 4) {
            seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
            uint32_t piece = (seed >> 16) % 13;
            rank |= (piece == 0 ? 0 : piece + 1) << i;
        }
        check(rank);
    }
}
