#include <stdint.h>

void ex_unpack_low(uint8_t to[32], const uint8_t a[32],
                   const uint8_t b[32])
{
    for (unsigned i = 0; i < 16; i++) {
        to[2 * i] = a[i];
        to[2 * i + 1] = b[i];
    }
}
