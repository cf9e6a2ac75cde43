/* The bytes of the two registers take turns in the wrong order. */
#include <stdint.h>

void ex_unpack_low(uint8_t to[32], const uint8_t a[32],
                   const uint8_t b[32])
{
    for (unsigned i = 0; i < 16; i++) {
        unsigned from = i < 8 ? i : i + 8;

        to[2 * i] = b[from];
        to[2 * i + 1] = a[from];
    }
}
