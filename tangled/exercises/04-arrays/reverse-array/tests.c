#include <criterion/criterion.h>
#include <stddef.h>
#include <stdint.h>

void ex_reverse(uint8_t *array, size_t count);

TestSuite(reverse_array, .timeout = 10);

Test(reverse_array, the_first_becomes_the_last)
{
    for (size_t count = 0; count <= 70; count++) {
        uint8_t array[40];

        for (unsigned i = 0; i < 40; i++)
            array[i] = (uint8_t)(i * 0x1D + 0x35);
        ex_reverse(array, count);
        for (size_t i = 0; i < 80; i++) {
            size_t from = i < count ? count - 1 - i : i;
            unsigned byte = (unsigned)(from / 2 * 0x1D + 0x35) & 0xFF;
            unsigned want = from % 2 == 0 ? byte % 16 : byte / 16;
            unsigned got = array[i / 2] >> i % 2 * 4 & 15;

            cr_assert_eq(got, want, "%zu nibbles: 0x%X at %zu, not 0x%X",
                         count, got, i, want);
        }
    }
}
