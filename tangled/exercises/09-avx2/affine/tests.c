#include <criterion/criterion.h>
#include <stdint.h>

uint8_t ex_affine(uint64_t matrix, uint8_t byte, uint8_t constant);

TestSuite(affine, .timeout = 10);

static void check(uint64_t matrix, uint8_t byte, uint8_t constant,
                  unsigned want)
{
    uint8_t got = ex_affine(matrix, byte, constant);

    cr_assert_eq(got, want, "0x%jX by 0x%02X: 0x%02X, not 0x%02X",
                 (uintmax_t)matrix, byte, got, want);
}
Test(affine, handles_the_units)
{
    for (unsigned byte = 0; byte < 256; byte++) {
        uint8_t x = (uint8_t)byte, reversed = 0;

        for (unsigned i = 0; i < 8; i++)
            reversed |= (uint8_t)((byte >> i & 1) << (7 - i));
        check(UINT64_C(0x0102040810204080), x, 0, x);
        check(UINT64_C(0x8040201008040201), x, 0, reversed);
        check(UINT64_C(0x0102040810204080), x, 0x63, x ^ 0x63);
        check(0, x, x, x);
    }
}

Test(affine, answers_as_a_processor_does)
{
    check(UINT64_C(0xD03092A4D031CD62), 0x52, 0x00, 0x62);
    check(UINT64_C(0xC98F7DEFE7163989), 0xF7, 0x00, 0x65);
    check(UINT64_C(0x510C6C67C5979564), 0x33, 0x00, 0xBC);
    check(UINT64_C(0x3EB798EA895D5FE3), 0x75, 0xAD, 0x38);
    check(UINT64_C(0x54129995A281F936), 0xCA, 0x04, 0xEF);
    check(UINT64_C(0xC248288B175019CD), 0x45, 0x92, 0x79);
}
