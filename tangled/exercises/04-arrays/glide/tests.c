#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_glide_east(uint32_t rank, unsigned file);
unsigned ex_glide_west(uint32_t rank, unsigned file);

TestSuite(glide, .timeout = 10);

static int glide(const unsigned men[8], int file, int step)
{
    int count = 0;

    for (int at = file + step; at >= 0 && at < 8; at += step) {
        if (men[at] != 0)
            return count + (men[at] % 2 != men[file] % 2);
        count++;
    }
    return count;
}

static void check_glide(uint32_t rank, unsigned file)
{
    unsigned men[8];

    for (int i = 0; i < 8; i++)
        men[i] = rank >> 4 * i & 15;
    int east = (int)ex_glide_east(rank, file);
    int west = (int)ex_glide_west(rank, file);
    cr_assert_eq(east, glide(men, (int)file, 1),
                 "0x%08X, file %u: %d to the east", (unsigned)rank, file,
                 east);
    cr_assert_eq(west, glide(men, (int)file, -1),
                 "0x%08X, file %u: %d to the west", (unsigned)rank, file,
                 west);
}

Test(glide, stops_where_the_squares_say)
{
    static const unsigned rooks[2] = {8, 9};
    uint32_t seed = 0x3F;

    for (int round = 0; round < 20000; round++) {
        uint32_t rank = 0;
        unsigned file = (unsigned)round % 8;
        for (unsigned i = 0; i < 8; i++) {
            seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
            unsigned man = (seed >> 24) % 12 + 2;
            unsigned empty = (seed >> 16) % 16 < (unsigned)round % 17;
            rank |= (uint32_t)(i == file ? rooks[seed >> 31]
                                         : empty ? 0 : man) << 4 * i;
        }
        check_glide(rank, file);
    }
}
