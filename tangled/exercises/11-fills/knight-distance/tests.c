#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_knight_distance(unsigned from, unsigned to,
                            uint64_t pawns);

TestSuite(knight_distance, .timeout = 10);

static void relax(unsigned distance[64], uint64_t pawns)
{
    for (int i = 0; i < 64 * 64; i++) {
        int from = i / 64, to = i % 64;
        int east = to % 8 - from % 8, north = to / 8 - from / 8;

        if (east * east + north * north == 5 &&
            (pawns >> to & 1) == 0 && distance[from] < 64 &&
            distance[to] > distance[from] + 1)
            distance[to] = distance[from] + 1;
    }
}

static void check(unsigned from, uint64_t pawns)
{
    unsigned distance[64];

    for (unsigned to = 0; to < 64; to++)
        distance[to] = to == from ? 0 : 64;
    for (unsigned i = 0; i < 64; i++)
        relax(distance, pawns);
    for (unsigned to = 0; to < 64; to++) {
        if ((pawns >> to & 1) != 0)
            continue;
        cr_assert_eq(ex_knight_distance(from, to, pawns), distance[to],
                     "%u to %u, pawns 0x%jX: %u", from, to,
                     (uintmax_t)pawns,
                     ex_knight_distance(from, to, pawns));
    }
}

/* From 23 to 61 it is 31 moves. */
static const uint64_t maze = UINT64_C(0xC99A383F3B3938C2);

Test(knight_distance, is_known_from_everywhere)
{
    uint64_t random = 0x3F;

    for (unsigned from = 0; from < 64; from++) {
        check(from, 0);
        if ((maze >> from & 1) == 0)
            check(from, maze);
    }
    for (unsigned i = 0; i < 400; i++) {
        random = random * UINT64_C(6364136223846793005) +
                 UINT64_C(1442695040888963407);
        uint64_t pawns = random ^ random >> 32;
        pawns &= i % 3 == 0 ? random << 11 : UINT64_MAX;
        check(i % 64, pawns & ~(UINT64_C(1) << i % 64));
    }
}
