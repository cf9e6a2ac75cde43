#include <criterion/criterion.h>
#include <stdint.h>

unsigned ex_reverse_nibble(unsigned nibble);
uint8_t ex_reverse_byte(uint8_t byte);

TestSuite(reverse_nibble_bits, .timeout = 10);

static unsigned reversed(unsigned value, unsigned width)
{
    unsigned result = 0;

    for (unsigned bit = 0; bit < width; bit++)
        if (value >> bit & 1)
            result += 1u << (width - 1 - bit);
    return result;
}

Test(reverse_nibble_bits, bit_k_goes_to_bit_3_minus_k)
{
    for (unsigned n = 0; n < 16; n++)
        cr_assert_eq(ex_reverse_nibble(n), reversed(n, 4),
                     "nibble 0x%X: 0x%X, not 0x%X", n,
                     ex_reverse_nibble(n), reversed(n, 4));
}

Test(reverse_nibble_bits, bit_k_of_a_byte_goes_to_bit_7_minus_k)
{
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned got = ex_reverse_byte((uint8_t)byte);
        cr_assert_eq(got, reversed(byte, 8),
                     "byte 0x%02X: 0x%02X, not 0x%02X", byte, got,
                     reversed(byte, 8));
    }
}
