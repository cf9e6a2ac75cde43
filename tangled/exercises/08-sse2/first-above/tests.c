#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_first_above(const int16_t scores[16], int16_t limit);

TestSuite(first_above, .timeout = 10);

static void check(const int16_t *scores, int16_t limit)
{
    unsigned want = 0, got = ex_first_above(scores, limit);

    while (want < 16 && scores[want] <= limit)
        want++;
    cr_assert_eq(got, want, "above %d: %u, not %u", limit, got, want);
}

Test(first_above, is_found_at_each_place)
{
    for (int limit = INT16_MIN; limit <= INT16_MAX; limit += 15)
        for (int place = 0; place <= 16; place++) {
            int16_t scores[17];

            for (int i = 0; i < 17; i++)
                scores[i] = (int16_t)limit;
            scores[place] = (int16_t)(limit + (limit < INT16_MAX));
            check(scores, (int16_t)limit);
        }
}

Test(first_above, is_found_before_any_others)
{
    uint32_t random = 0x3F;

    for (unsigned set = 0; set < 65536; set++) {
        int16_t memory[17], *scores = memory + set / 2 % 2;

        for (unsigned i = 0; i < 16; i++) {
            random = random * UINT32_C(1664525) + UINT32_C(1013904223);
            scores[i] = (int16_t)(random >> 17);
            if ((set >> i & 1) == 0)
                scores[i] = (int16_t)~scores[i];
        }
        check(scores, -1);
        check(scores, 0);
        check(scores, scores[set % 16]);
    }
}
