#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

void ex_exchange(uint8_t *array, size_t i, size_t j);

TestSuite(exchange, .timeout = 10);

Test(exchange, exchanges_every_pair_of_places)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < 16; i++)
        for (size_t j = 0; j < 16; j++) {
            uint8_t array[8] = {0x10, 0x32, 0x54, 0x76,
                                0x98, 0xBA, 0xDC, 0xFE};
            char want[17], got[17] = "";

            strcpy(want, digits);
            want[i] = digits[j];
            want[j] = digits[i];
            ex_exchange(array, i, j);
            for (int k = 0; k < 16; k++)
                got[k] = digits[array[k / 2] >> k % 2 * 4 & 15];
            cr_assert_str_eq(got, want, "0x%zX and 0x%zX: %s, not %s", i, j, got,
                             want);
        }
}

static void put(uint8_t *array, size_t i, unsigned n)
{
    unsigned byte = array[i / 2];

    array[i / 2] = (uint8_t)(i % 2 ? n * 16 + byte % 16
                                   : byte / 16 * 16 + n);
}

Test(exchange, reaches_all_of_a_long_array)
{
    for (size_t i = 0; i < 600; i += 7)
        for (size_t j = 0; j < 600; j += 3) {
            uint8_t array[300] = {0}, want[300] = {0};

            put(array, i, 3);
            put(array, j, 12);
            put(want, i, 12);
            put(want, j, i == j ? 12 : 3);
            ex_exchange(array, i, j);
            cr_assert_arr_eq(array, want, 300, "%zu and %zu", i, j);
        }
}
