#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>

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

Test(decode_steps, writes_as_many_as_there_are)
{
    static const uint8_t steps[5] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

    for (int count = 0; count <= 10; count++) {
        int values[11] = {0};

        ex_decode_steps(values, steps, (size_t)count, 5);
        for (int i = 0; i <= 10; i++)
            cr_assert_eq(values[i], i < count ? 4 - i : 0,
                         "%d steps: value %d is %d", count, i,
                         values[i]);
    }
}
