#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_x_ray(uint64_t rook, uint64_t own, uint64_t empty);

TestSuite(x_ray, .timeout = 10);

static uint64_t walk(int from, int east, int north, uint64_t own,
                     uint64_t empty)
{
    uint64_t seen = 0, through = 0;
    int file = from % 8 + east, rank = from / 8 + north, pieces = 0;

    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8 && pieces < 2;
         file += east, rank += north) {
        uint64_t here = UINT64_C(1) << (8 * rank + file);
        *(pieces == 0 ? &seen : &through) |= here;
        if ((here & empty) == 0)
            pieces += (here & own) != 0 ? 1 : 2;
    }
    return through;
}

Test(x_ray, sees_what_is_behind_one_own_piece)
{
    uint64_t random = 0x3F;

    for (unsigned i = 0; i < 20000; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        int from = (int)(random >> 58);
        uint64_t rook = UINT64_C(1) << from, own = random >> 7;
        uint64_t empty = (random << 11 | random >> 23) & ~rook;

        own &= ~empty & ~rook;
        uint64_t want = walk(from, 1, 0, own, empty) |
                        walk(from, -1, 0, own, empty) |
                        walk(from, 0, 1, own, empty) |
                        walk(from, 0, -1, own, empty);
        uint64_t got = ex_x_ray(rook, own, empty);
        cr_assert_eq(got, want, "%d, 0x%jX, 0x%jX: 0x%jX, not 0x%jX",
                     from, (uintmax_t)own, (uintmax_t)empty,
                     (uintmax_t)got, (uintmax_t)want);
    }
}
