/* Values are written two at a time, which is one too many if the count
   is odd. */
#include <nibble/nibble.h>
#include <nibble/signed.h>
#include <stddef.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first)
{
    for (size_t i = 0; i < count; i += 2) {
        values[i] = first += nb_extend(nb_low(steps[i / 2]));
        values[i + 1] = first += nb_extend(nb_high(steps[i / 2]));
    }
}
