#include <nibble/nibble.h>
#include <stddef.h>

void ex_decode_steps(int *values, const uint8_t *steps, size_t count,
                     int first)
{
    for (size_t i = 0; i < count; i++)
        values[i] = first + (int)nb_low(steps[i / 2]);
}
