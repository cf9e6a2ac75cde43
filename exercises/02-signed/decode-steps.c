/*
 * Exercise 2.3, 2 stars: The afternoon, decoded
 *
 * `ex_decode_steps` turns packed steps back into numbers. Step *i* is
 * in byte *i* / 2, the even one in the low nibble, as on the boards of
 * this book. `values[0]` is the first value plus step 0, and each later
 * one is the one before it plus its step. If `count` is odd, the last
 * high nibble means nothing. Read no byte behind the last one that
 * holds a step. You may count on it that no sum overflows. You may
 * include `nibble/nibble.h` and `nibble/signed.h`.
 *
 * make exercise NAME=decode-steps tries it, and
 * make hint NAME=decode-steps helps.
 */
#include <nibble/nibble.h>
#include <stddef.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first)
{
    for (size_t i = 0; i < count; i++)
        values[i] = first + (int)nb_low(steps[i / 2]);
}
