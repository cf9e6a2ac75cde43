/*
 * Exercise 8.1, 1 star: Two old registers
 *
 * `ex_unpack_low` writes what `_mm256_unpacklo_epi8` leaves of two
 * registers of 32 bytes, byte 0 first. The starter is right for a
 * register that is 32 bytes wide in earnest. Predict which of its bytes
 * are wrong.
 *
 * make exercise NAME=two-halves tries it, and
 * make hint NAME=two-halves helps.
 */
#include <stdint.h>

void ex_unpack_low(uint8_t to[32], const uint8_t a[32],
                   const uint8_t b[32])
{
    for (unsigned i = 0; i < 16; i++) {
        to[2 * i] = a[i];
        to[2 * i + 1] = b[i];
    }
}
