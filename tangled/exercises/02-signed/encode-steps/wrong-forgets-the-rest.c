/* What did not fit into a step is forgotten: the next one starts at the
   last reading, and not at what the decoder has. */
#include <nibble/signed.h>
#include <stddef.h>

static int impl(int from, int to)
{
    int64_t distance = (int64_t)to - from;

    if (distance < -100)
        return -100;
    return distance > 100 ? 100 : (int)distance;
}

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first)
{
    size_t exact = 0;

    for (size_t i = 0; i < count; i++) {
        int step = impl(first, readings[i]);
        steps[i] = (uint8_t)nb_narrow_saturated_signed(step);
        exact += nb_fits_signed(step);
        first = readings[i];
    }
    return exact;
}
