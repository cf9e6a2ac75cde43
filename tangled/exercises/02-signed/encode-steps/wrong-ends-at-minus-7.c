/* A step down may be one larger than a step up, and the largest is
   never used. */
#include <nibble/signed.h>
#include <stddef.h>

static int impl(int from, int to)
{
    int64_t distance = (int64_t)to - from;

    return distance < -7 ? -7 : distance > 7 ? 7 : (int)distance;
}

size_t ex_encode_steps(uint8_t *steps, const int *readings,
                       size_t count, int first)
{
    size_t exact = 0;

    for (size_t i = 0; i < count; i++) {
        int rest = impl(first, readings[i]);
        unsigned step = nb_narrow_saturated_signed(rest);
        steps[i] = (uint8_t)step;
        first += nb_extend(step);
        exact += first == readings[i];
    }
    return exact;
}
