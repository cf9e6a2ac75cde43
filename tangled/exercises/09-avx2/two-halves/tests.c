#include <criterion/criterion.h>
#include <stdint.h>

void ex_unpack_low(uint8_t to[32], const uint8_t a[32],
                   const uint8_t b[32]);

TestSuite(two_halves, .timeout = 10);

Test(two_halves, are_unpacked_each_by_itself)
{
    uint8_t a[32], b[32], to[34];

    for (unsigned i = 0; i < 32; i++) {
        a[i] = (uint8_t)(100 + i);
        b[i] = (uint8_t)(200 + i);
    }
    to[32] = to[33] = 77;
    ex_unpack_low(to, a, b);
    for (unsigned half = 0; half < 2; half++)
        for (unsigned i = 0; i < 8; i++) {
            unsigned at = 16 * half + 2 * i;

            cr_assert_eq(to[at], a[16 * half + i], "byte %u: %u", at,
                         to[at]);
            cr_assert_eq(to[at + 1], b[16 * half + i], "byte %u: %u",
                         at + 1, to[at + 1]);
        }
    cr_assert_eq(to[32] + to[33], 154, "written past the end");
}
