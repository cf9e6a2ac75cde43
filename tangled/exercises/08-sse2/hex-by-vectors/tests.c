#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void ex_hex(char text[32], const uint8_t bytes[16]);

TestSuite(hex_by_vectors, .timeout = 10);

Test(hex_by_vectors, writes_every_byte_at_every_place)
{
    for (unsigned round = 0; round < 256; round++) {
        uint8_t bytes[16];
        char text[33], want[33];

        for (unsigned i = 0; i < 16; i++) {
            bytes[i] = (uint8_t)(round + 17 * i);
            snprintf(want + 2 * i, 3, "%02X", (unsigned)bytes[i]);
        }
        memset(text, '?', sizeof text);
        ex_hex(text, bytes);
        for (unsigned i = 0; i < 32; i++)
            cr_assert_eq(text[i], want[i],
                         "character %u of %s is 0x%02X", i, want,
                         (unsigned)text[i] & 255);
        cr_assert_eq(text[32], '?', "beside: 0x%X", (unsigned)text[32]);
    }
}
