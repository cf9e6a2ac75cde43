#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first);

TestSuite(decode_steps, .timeout = 10);

Test(decode_steps, gives_the_readings_of_the_afternoon)
{
    static const uint8_t steps[2] = {0xE3, 0x0B};
    static const int readings[3] = {186, 184, 179};
    int values[3] = {0};

    ex_decode_steps(values, steps, 3, 183);
    for (int i = 0; i < 3; i++)
        cr_assert_eq(values[i], readings[i], "value %d: %d, not %d", i,
                     values[i], readings[i]);
}

Test(decode_steps, gives_every_pair_of_steps_in_order)
{
    for (int low = -8; low < 8; low++)
        for (int high = -8; high < 8; high++) {
            uint8_t byte = (uint8_t)(high * 16 + (low + 16) % 16);
            int values[2] = {0};

            ex_decode_steps(values, &byte, 2, 100);
            cr_assert_eq(values[0], 100 + low, "0x%02X: %d first",
                         (unsigned)byte, values[0]);
            cr_assert_eq(values[1], 100 + low + high,
                         "0x%02X: %d second", (unsigned)byte,
                         values[1]);
        }
}

static void check_count(size_t count, int first)
{
    size_t bytes = (count + 1) / 2;
    uint8_t *steps = malloc(bytes + (bytes == 0));
    int *values = malloc((count + 1) * sizeof *values);

    memset(steps, 0xFF, bytes);
    values[count] = 77;
    ex_decode_steps(values, steps + (bytes == 0), count, first);
    for (size_t i = 0; i < count; i++)
        cr_assert_eq(values[i], first - 1 - (int)i,
                     "%zu steps: value %zu is %d", count, i, values[i]);
    cr_assert_eq(values[count], 77, "%zu steps: too many", count);
    free(values);
    free(steps);
}

Test(decode_steps, writes_as_many_as_there_are)
{
    for (size_t count = 0; count <= 300; count++)
        check_count(count, 5);
    check_count(70000, 1000000);
    check_count(3, -1000000);
}
