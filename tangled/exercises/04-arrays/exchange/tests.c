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
