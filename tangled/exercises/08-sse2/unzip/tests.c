#include <criterion/criterion.h>
#include <stdint.h>

void ex_unzip(uint8_t even[16], uint8_t odd[16],
              const uint8_t from[32]);

TestSuite(unzip, .timeout = 10);

Test(unzip, deals_bytes_to_two_arrays)
{
    for (unsigned round = 0; round < 256; round++) {
        uint8_t from[32], even[17] = {[16] = 77}, odd[17] = {[16] = 77};

        for (unsigned i = 0; i < 32; i++)
            from[i] = (uint8_t)(i * 29 + round);
        ex_unzip(even, odd, from);
        for (unsigned i = 0; i < 16; i++) {
            cr_assert_eq(even[i], from[2 * i], "even %u: 0x%02X", i, even[i]);
            cr_assert_eq(odd[i], from[2 * i + 1], "odd %u: 0x%02X", i, odd[i]);
        }
        cr_assert_eq(even[16] + odd[16], 154, "beside");
    }
}
