#include <nibble/signed.h>
#include <stddef.h>

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first)
{
    size_t exact = 0;

    for (size_t i = 0; i < count; i++) {
        steps[i] = (uint8_t)nb_narrow(readings[i] - first);
        exact += nb_fits_signed(readings[i] - first);
        first = readings[i];
    }
    return exact;
}
