#include <criterion/criterion.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first);

TestSuite(encode_steps, .timeout = 10);

static int64_t nearest(int64_t from, int64_t to)
{
    int64_t step = to - from;

    return step < -8 ? -8 : step > 7 ? 7 : step;
}

static void check(const int *readings, int count, int first)
{
    uint8_t steps[1001];
    int64_t now = first;
    size_t exact = 0, reported;

    steps[count] = 0xA5;
    reported = ex_encode_steps(steps, readings, (size_t)count, first);
    for (int i = 0; i < count; i++) {
        int64_t want = nearest(now, readings[i]);
        cr_assert_eq(steps[i], want & 15, "step %d, to %d: 0x%X, not 0x%X", i,
                     readings[i], (unsigned)steps[i], (unsigned)(want & 15));
        now += want;
        exact += now == readings[i];
    }
    cr_assert_eq(reported, exact, "%zu of %d are exact, not %zu", exact,
                 count, reported);
    cr_assert_eq(steps[count], 0xA5, "step %d of %d: 0x%X", count,
                 count, (unsigned)steps[count]);
}

Test(encode_steps, encodes_the_afternoon)
{
    check((const int[]){186, 184, 179}, 3, 183);
    check((const int[]){183}, 0, 183);
}

Test(encode_steps, catches_up_after_a_jump)
{
    check((const int[]){186, 200, 200, 200}, 4, 183);
    check((const int[]){150, 150, 150, 150, 150, 150}, 6, 183);
}

Test(encode_steps, catches_up_after_every_jump)
{
    for (int jump = -128; jump < 128; jump++) {
        int readings[20];

        for (int i = 0; i < 20; i++)
            readings[i] = jump;
        check(readings, 20, 0);
    }
}

Test(encode_steps, follows_a_walk_with_jumps)
{
    uint32_t seed = 0x3F;

    for (int round = 0; round < 50; round++) {
        int readings[1000], now = 0;

        for (int i = 0; i < 1000; i++) {
            seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
            now += (int)(seed >> 28) - 8;
            now += seed >> 20 & 15 ? 0 : (int)(seed >> 24 & 63) - 32;
            readings[i] = now;
        }
        check(readings, 1000, 0);
    }
}

Test(encode_steps, handles_the_limits_of_int)
{
    check((const int[]){INT_MAX, INT_MIN, 0}, 3, INT_MIN);
    check((const int[]){INT_MIN, INT_MAX, 0}, 3, INT_MAX);
    check((const int[]){INT_MIN, INT_MIN}, 2, INT_MIN + 3);
    check((const int[]){INT_MAX, INT_MAX}, 2, INT_MAX - 3);
}
