/*
 * Exercise 2.1, 1 star: A wide high
 *
 * `ex_signed_high` returns the signed value of the high nibble of a
 * byte, as a number of 64 bits. Before you run the tests, write down
 * what the starter returns for `0xD5` and for `0x35`. Why does one of
 * them work? You may include `nibble/nibble.h` and `nibble/signed.h`.
 *
 * make exercise NAME=signed-high tries it, and
 * make hint NAME=signed-high helps.
 */
#include <nibble/nibble.h>

int64_t ex_signed_high(uint8_t byte)
{
    return (nb_high(byte) ^ 8) - 8; /* flip, subtract */
}
