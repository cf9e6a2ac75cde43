/* The two steps of a byte are taken in the wrong order. */
#include <nibble/nibble.h>
#include <nibble/signed.h>
#include <stddef.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first)
{
    for (size_t i = 0; i < count; i++) {
        uint8_t byte = steps[i / 2];
        first += nb_extend(i % 2 == 1 ? nb_low(byte) : nb_high(byte));
        values[i] = first;
    }
}
