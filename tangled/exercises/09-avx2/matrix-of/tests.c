#include <criterion/criterion.h>
#include <stdint.h>

uint64_t ex_matrix(const uint8_t from[8]);

TestSuite(matrix_of, .timeout = 10);

static void check(const uint8_t from[8])
{
    uint64_t matrix = ex_matrix(from);

    for (unsigned byte = 0; byte < 256; byte++)
        for (unsigned i = 0; i < 8; i++) {
            unsigned row = (unsigned)(matrix >> 8 * (7 - i)) & byte;
            unsigned got = 0;

            for (; row != 0; row >>= 1)
                got ^= row & 1;
            cr_assert_eq(got, byte >> from[i] & 1,
                         "0x%02X, bit %u from %u, by 0x%jX", byte, i,
                         from[i], (uintmax_t)matrix);
        }
}
Test(matrix_of, a_rotation_and_nibbles_that_change_places)
{
    check((const uint8_t[]){1, 2, 3, 4, 5, 6, 7, 0});
    check((const uint8_t[]){4, 5, 6, 7, 0, 1, 2, 3});
}

Test(matrix_of, any_order)
{
    uint32_t random = 0x3F;

    for (unsigned round = 0; round < 1000; round++) {
        uint8_t from[8];

        for (unsigned i = 0; i < 8; i++) {
            random = random * UINT32_C(1664525) + UINT32_C(1013904223);
            from[i] = (uint8_t)(random >> 29);
        }
        check(from);
    }
}
